// Compresses files beside themselves, as web servers take them: node compress.mjs FILE...
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

for (const file of process.argv.slice(2)) {
  const body = readFileSync(file);
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
  const gzip = gzipSync(body, { level: 9 });
  if (brotli.length < body.length * 0.98) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < body.length * 0.98) writeFileSync(`${file}.gz`, gzip);
}
