// Compiles Python code for browsers: node compile.mjs PYODIDE PLAIN.zip PROGRAM.zip STDLIB.zip
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, plain, program, stdlib] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
python.runPython(`
import importlib.util, marshal, struct, zipfile

# Nothing that plays asks for these: tools for programmers, networks, and alphabets of old machines.
# What begins with _py stands in for parts in C, which are there.
LEFT_OUT = {
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "bdb", "cProfile", "cmd", "code", "compileall", "configparser",
    "csv", "ctypes", "curses", "dbm", "difflib", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "html",
    "idlelib", "imaplib", "mailbox", "mimetypes", "modulefinder", "netrc", "optparse", "pdb", "pickletools", "plistlib",
    "poplib", "profile", "pstats", "pyclbr", "pydoc", "pydoc_data", "shelve", "smtplib", "sqlite3", "statistics",
    "symtable", "tabnanny", "timeit", "tkinter", "trace", "tracemalloc", "turtle", "unittest", "venv", "wave",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
}
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig", "utf_16"}

def wanted(name):
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") not in LEFT_OUT

def compiled(source, target, all_of_it):
    with zipfile.ZipFile(source) as plain, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name in plain.namelist():
            if not (all_of_it or wanted(name)):
                continue
            body = plain.read(name)
            if name.endswith(".py"):
                # Without docstrings, but for Pyodide's own; never compared with a source that is not there.
                plainly = name.startswith(("pyodide/", "_pyodide/"))
                code = compile(body, name, "exec", dont_inherit=True, optimize=0 if plainly else 2)
                name += "c"
                body = importlib.util.MAGIC_NUMBER + struct.pack("<I", 1) + bytes(8) + marshal.dumps(code)
            packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body, zipfile.ZIP_DEFLATED, 9)
`);
for (const [source, target, allOfIt] of [
  [plain, program, true],
  [join(folder, "python_stdlib.zip"), stdlib, false],
]) {
  python.FS.writeFile("/plain.zip", new Uint8Array(readFileSync(source)));
  python.globals.get("compiled")("/plain.zip", "/compiled.zip", allOfIt);
  writeFileSync(target, python.FS.readFile("/compiled.zip"));
}
