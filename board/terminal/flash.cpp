// The device's flash in a file, mapped into memory. Each program and erase is on the disk before it is acknowledged,
// so the program may be killed at any moment and an acknowledged entry is still there.
#include "board/terminal/flash.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "hal/flash.h"

namespace {

uint8_t* memory = nullptr;

[[noreturn]] void give_up(const std::string& path, const char* reason) {
  std::fprintf(stderr, "%s: %s\n", path.c_str(), reason);
  std::exit(1);
}

bool to_disk(uint32_t offset) {
  // msync wants the start of a memory page; a sector is one or a fraction of one.
  const auto page_size = static_cast<uint32_t>(sysconf(_SC_PAGESIZE));
  const uint32_t start = offset / page_size * page_size;
  return msync(memory + start, page_size, MS_SYNC) == 0;
}

// A new file is written in full beside its place first: a half-written one would look like a foreign image.
void create(const std::string& path) {
  std::error_code ignored;
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, ignored);
  const std::string fresh = path + ".new";
  std::FILE* file = std::fopen(fresh.c_str(), "wb");
  if (file == nullptr) give_up(fresh, std::strerror(errno));
  const std::string erased(HAL_FLASH_SIZE, '\xFF');
  const bool written = std::fwrite(erased.data(), 1, erased.size(), file) == erased.size();
  if (std::fclose(file) != 0 || !written || std::rename(fresh.c_str(), path.c_str()) != 0) {
    give_up(fresh, std::strerror(errno));
  }
}

}  // namespace

void lungta::terminal::open_flash(const std::string& path) {
  struct stat info {};
  if (stat(path.c_str(), &info) != 0 || info.st_size == 0) create(path);
  const int file = open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (file < 0 || fstat(file, &info) != 0) give_up(path, std::strerror(errno));
  if (info.st_size != HAL_FLASH_SIZE) give_up(path, "is no flash file of this device (it must have 1 MiB)");
  if (flock(file, LOCK_EX | LOCK_NB) != 0) give_up(path, "is in use by another Lungta");
  void* mapped = mmap(nullptr, HAL_FLASH_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (mapped == MAP_FAILED) give_up(path, std::strerror(errno));
  memory = static_cast<uint8_t*>(mapped);
}

const uint8_t* hal_flash_map(void) { return memory; }

bool hal_flash_program(uint32_t offset, const uint8_t* page) {
  if (offset % HAL_FLASH_PAGE != 0 || offset >= HAL_FLASH_SIZE) return false;
  for (uint32_t i = 0; i < HAL_FLASH_PAGE; ++i) memory[offset + i] &= page[i];
  return to_disk(offset);
}

bool hal_flash_erase(uint32_t offset) {
  if (offset % HAL_FLASH_SECTOR != 0 || offset >= HAL_FLASH_SIZE) return false;
  std::memset(memory + offset, 0xFF, HAL_FLASH_SECTOR);
  return to_disk(offset);
}
