// What the standard library calls where it would throw (string_view::substr past the end, array::at, ...). Its own
// versions would bring exceptions and the heap along; here such a call is what it is: a broken promise.
#include "game/core/require.h"

namespace std {

[[noreturn]] void __throw_bad_function_call();
[[noreturn]] void __throw_invalid_argument(const char*);
[[noreturn]] void __throw_length_error(const char*);
[[noreturn]] void __throw_logic_error(const char*);
[[noreturn]] void __throw_out_of_range(const char*);
[[noreturn]] void __throw_out_of_range_fmt(const char*, ...);

void __throw_bad_function_call() { lungta::fault("function", 0); }
void __throw_invalid_argument(const char* where) { lungta::fault(where, 0); }
void __throw_length_error(const char* where) { lungta::fault(where, 0); }
void __throw_logic_error(const char* where) { lungta::fault(where, 0); }
void __throw_out_of_range(const char* where) { lungta::fault(where, 0); }
void __throw_out_of_range_fmt(const char* where, ...) { lungta::fault(where, 0); }

}  // namespace std
