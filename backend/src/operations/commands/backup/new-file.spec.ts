import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CommandError } from '../run-command';
import { makeFile } from './new-file';

let file: string;

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'shlyah-new-file-')), 'new.zip');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dirname(file), { recursive: true });
});

const names = () => readdirSync(dirname(file));
const text = () => readFileSync(file, 'utf8');

const write = async (sink: Writable): Promise<void> => {
  sink.end('whole');
  await finished(sink);
};

const fine = (): Promise<void> => Promise.resolve();

/** As on a file system of that kind. */
const linksFailWith = (code: string) =>
  jest.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error(`${code}: link`), { code }));

it('a file has its name once it is checked, and its folder is on the disk with it', async () => {
  const handle = await fs.open(dirname(file));
  const closed: boolean[] = [];
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as fs.FileHandle, 'sync');
  sync.mockImplementation(() => Promise.resolve(void closed.push(existsSync(file))));
  await handle.close();
  await makeFile(file, write, async (temporary) => {
    expect([readFileSync(temporary, 'utf8'), existsSync(file)]).toEqual(['whole', false]);
    await fine();
  });
  expect([names(), text(), closed]).toEqual([['new.zip'], 'whole', [true]]);
});

it('a file that is found wrong when it is read again leaves nothing', async () => {
  await expect(makeFile(file, write, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(names()).toEqual([]);
});

it('a file that could not be written leaves nothing, and is not kept open', async () => {
  let open: Writable | undefined;
  const fail = (sink: Writable): Promise<void> => {
    open = sink;
    return Promise.reject(new Error('full'));
  };
  await expect(makeFile(file, fail, fine)).rejects.toThrow('full');
  expect([names(), open?.destroyed]).toEqual([[], true]);
});

describe('where there are no links', () => {
  it.each(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])('a file is renamed: %s', async (code) => {
    linksFailWith(code);
    await makeFile(file, write, fine);
    expect([names(), text()]).toEqual([['new.zip'], 'whole']);
  });

  it('a file that has come meanwhile is left as it is', async () => {
    linksFailWith('EPERM');
    const meanwhile = (): Promise<void> => Promise.resolve(writeFileSync(file, 'another'));
    await expect(makeFile(file, write, meanwhile)).rejects.toThrow(
      new CommandError(`${file} exists already and is left as it is.`),
    );
    expect([names(), text()]).toEqual([['new.zip'], 'another']);
  });
});

it('a link that fails for another reason is told', async () => {
  linksFailWith('EIO');
  await expect(makeFile(file, write, fine)).rejects.toThrow('EIO: link');
  expect(names()).toEqual([]);
});

describe.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s', (signal) => {
  it('ends the process and leaves no half file', async () => {
    const left: string[][] = [];
    const exit = jest.spyOn(process, 'exit').mockImplementation((() => left.push(names())) as never);
    const before = process.listeners(signal);
    const stopped = makeFile(
      file,
      async (sink) => {
        await write(sink);
        expect(names()).toHaveLength(1);
        // Others in this process may listen too.
        for (const listener of process.listeners(signal)) if (!before.includes(listener)) listener(signal);
      },
      () => Promise.reject(new Error('stopped')),
    );
    await expect(stopped).rejects.toThrow('stopped');
    expect([exit.mock.calls, left]).toEqual([[[1]], [[]]]);
  });

  it('is nobody’s business any more once the file is made', async () => {
    const before = process.listeners(signal);
    await makeFile(file, write, fine);
    expect(process.listeners(signal)).toEqual(before);
  });
});
