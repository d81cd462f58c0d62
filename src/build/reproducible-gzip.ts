import { promisify } from 'node:util';
import { constants, gzip, type InputType } from 'node:zlib';

/** Byte of the header that names the operating system, and its value for `unknown` (RFC 1952). */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;

/** Compresses to the same bytes on every system: zlib writes the system's number into the header (VER-1). */
export async function reproducibleGzip(content: InputType): Promise<Buffer> {
  const compressed = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  compressed[OS_BYTE] = UNKNOWN_OS;
  return compressed;
}
