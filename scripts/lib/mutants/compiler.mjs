// Says whether the compiler would let a fault pass: what it refuses needs no test.
import { join } from 'node:path';
import ts from 'typescript';

/** A function of a file and its changed source. */
export function compilerOf(folder) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const changed = new Map();
  const versions = new Map();
  const read = (file) => changed.get(file) ?? ts.sys.readFile(file);
  const host = {
    ...ts.sys,
    getCompilationSettings: () => ({ ...config.options, noUnusedLocals: false, noUnusedParameters: false }),
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) =>
      read(file) === undefined ? undefined : ts.ScriptSnapshot.fromString(read(file)),
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  };
  const service = ts.createLanguageService(host);
  return (file, source) => {
    const set = (text) => {
      versions.set(file, (versions.get(file) ?? 0) + 1);
      if (text === undefined) changed.delete(file);
      else changed.set(file, text);
    };
    set(source);
    const errors = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
    set(undefined);
    return errors.length === 0;
  };
}
