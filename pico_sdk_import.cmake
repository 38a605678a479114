# Finds the Pico SDK before project(): PICO_SDK_PATH from the command line or the environment, else tools/deps' copy.
if(NOT PICO_SDK_PATH AND DEFINED ENV{PICO_SDK_PATH})
  set(PICO_SDK_PATH $ENV{PICO_SDK_PATH})
endif()
if(NOT PICO_SDK_PATH)
  set(PICO_SDK_PATH ${CMAKE_CURRENT_LIST_DIR}/build/deps/pico-sdk)
endif()
if(NOT EXISTS ${PICO_SDK_PATH}/pico_sdk_init.cmake)
  message(FATAL_ERROR "No Pico SDK in ${PICO_SDK_PATH}: run tools/deps, or set PICO_SDK_PATH.")
endif()

set(PICO_BOARD pico CACHE STRING "")
# The UF2 is made by tools/bin2uf2.mjs, so that picotool need not be built.
set(PICO_NO_PICOTOOL 1 CACHE BOOL "")
include(${PICO_SDK_PATH}/pico_sdk_init.cmake)
