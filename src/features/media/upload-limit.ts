/** Most bytes of an upload to the library, checked in the browser before it is sent and by the server. */
export const uploadLimit = 25 * 1024 * 1024;
