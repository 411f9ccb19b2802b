import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shlyah-maps-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles a text as the product is compiled, sources in `src` and the rest in `dist`. */
function compile(name: string, text: string): void {
  const { outputText, sourceMapText } = ts.transpileModule(text, {
    fileName: `${name}.ts`,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, sourceMap: true },
  });
  const path = join(folder, 'dist', `${name}.js`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, outputText);
  writeFileSync(`${path}.map`, (sourceMapText ?? '').replace('"sources":["', '"sources":["../src/'));
}

const maps = readFileSync(join(__dirname, 'source-maps.ts'), 'utf8');
const types = 'interface Long {\n  name: string;\n}\n\n';
const failing = `${types}export const fail = (it: Long): never => {\n  throw new TypeError(it.name);\n};\n`;

/** The stack that a program prints, without the lines of Node itself. */
function stackOf(lines: string[]): string[] {
  compile('source-maps', maps);
  compile('fail', failing);
  compile('main', ["import './source-maps';", ...lines].join('\n'));
  const stack = execFileSync(process.execPath, [join(folder, 'dist/main.js')], { encoding: 'utf8' });
  return stack.replaceAll(folder, '').split('\n').slice(0, 3);
}

const print = 'console.log((error as Error).stack);';

describe('A stack', () => {
  it('names the places in the sources', () => {
    expect(
      stackOf([
        "import { fail } from './fail';",
        `try {`,
        `  fail({ name: 'ой' });`,
        `} catch (error) {`,
        `  ${print}`,
        `}`,
      ]),
    ).toEqual([
      'TypeError: ой',
      expect.stringMatching(/^ {4}at fail \(\/src\/fail\.ts:6:9\)$/),
      expect.stringMatching(/^ {4}at Object\.<anonymous> \(\/src\/main\.ts:4:\d+\)$/),
    ]);
  });

  it('names them behind an await, too', () => {
    const [, first] = stackOf([
      "const later = async () => { await null; throw new Error('позже'); };",
      `void later().catch((error) => ${print.replace(';', '')});`,
    ]);
    expect(first).toMatch(/^ {4}at later \(\/src\/main\.ts:2:\d+\)$/);
  });

  it('is left as it is where a place has no file', () => {
    const [message, first] = stackOf([
      `try { eval('throw new Error("без файла")'); } catch (error) { ${print} }`,
    ]);
    expect([message, first]).toEqual([
      'Error: без файла',
      expect.stringMatching(/^ {4}at eval \(eval at <anonymous> \(/),
    ]);
  });

  it('is left as it is where there is no map, a broken one or a package', () => {
    mkdirSync(join(folder, 'dist/node_modules/lib'), { recursive: true });
    compile('node_modules/lib/index', failing);
    compile('broken', failing);
    writeFileSync(join(folder, 'dist/broken.js.map'), '{');
    writeFileSync(join(folder, 'dist/plain.js'), 'exports.fail = () => { throw new Error(); };');
    for (const [name, place] of [
      ['lib', 'node_modules/lib/index.js:5'],
      ['./broken', 'broken.js:5'],
      ['./plain', 'plain.js:1'],
    ] as const) {
      const stack = stackOf([`try { require('${name}').fail({ name: 'x' }); } catch (error) { ${print} }`]);
      expect(stack[1]).toContain(`(/dist/${place}:`);
    }
  });
});
