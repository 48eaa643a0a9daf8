// Compiles Python code for browsers: node compile.mjs PYODIDE PLAIN.zip COMPILED.zip
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, plain, compiled] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
python.FS.writeFile("/plain.zip", new Uint8Array(readFileSync(plain)));
python.runPython(`
import marshal, struct, importlib.util, zipfile

with zipfile.ZipFile("/plain.zip") as plain, zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED) as packed:
    for name in plain.namelist():
        body = plain.read(name)
        if name.endswith(".py"):
            # Without docstrings; never compared with a source that is not there.
            code = compile(body, name, "exec", dont_inherit=True, optimize=2)
            name += "c"
            body = importlib.util.MAGIC_NUMBER + struct.pack("<I", 1) + bytes(8) + marshal.dumps(code)
        packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(compiled, python.FS.readFile("/compiled.zip"));
