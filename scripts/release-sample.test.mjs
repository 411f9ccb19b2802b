// The sample that builds a version beside the one that serves (docker/samples/shlyah-release), over a repository of one file.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test as onAnySystem } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './lib/temporary.mjs';

const script = fileURLToPath(new URL('../docker/samples/shlyah-release', import.meta.url));

// Where systemd is, so are flock and the other programs of the script.
const test = (name, work) => onAnySystem(name, { skip: process.platform !== 'linux' }, work);

/** A place where releases are made of a repository with a program that prints where it is. */
function place(t) {
  const home = temporaryFolder('shlyah-releases-');
  t.after(() => rmSync(home, { recursive: true }));
  const origin = join(home, 'origin');
  mkdirSync(origin);
  const git = (...args) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.by', '-c', 'init.defaultBranch=main'];
    const options = { cwd: origin, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', [...author, ...args], options).trim();
  };
  const commit = (name) => {
    writeFileSync(join(origin, 'main.js'), `console.log('${name}', __dirname, process.cwd());`);
    git('add', '.');
    git('commit', '--quiet', '-m', name);
    return `releases/${git('rev-parse', 'HEAD').slice(0, 10)}`;
  };
  git('init', '--quiet');
  const first = commit('first');
  git('clone', '--quiet', '--bare', origin, join(home, 'repository.git'));
  const run = (args = [], env = {}) =>
    spawnSync(script, args, {
      env: {
        ...process.env,
        SHLYAH_HOME: home,
        // What the link says while the build runs is kept in the release.
        SHLYAH_BUILD: 'readlink ../../current > built || echo none > built',
        SHLYAH_RESTART: 'readlink current >> restarts',
        ...env,
      },
      encoding: 'utf8',
    });
  return {
    home,
    first,
    commit,
    git,
    run,
    link: (name) => readlinkSync(join(home, name)),
    read: (name) => readFileSync(join(home, name), 'utf8'),
    releases: () => readdirSync(join(home, 'releases')).sort(),
  };
}

const succeeds = ({ status, stderr }) => assert.equal(status, 0, stderr);

test('the link changes once the build has succeeded, and the service starts anew behind it', (t) => {
  const { first, commit, run, link, read } = place(t);
  succeeds(run());
  assert.equal(link('current'), first);
  assert.equal(read(`${first}/built`), 'none\n');
  const second = commit('second');
  succeeds(run());
  assert.equal(link('current'), second);
  assert.equal(link('previous'), first);
  assert.equal(read(`${second}/built`), `${first}\n`);
  assert.equal(read('restarts'), `${first}\n${second}\n`);
  // Of what is current nothing is made anew.
  succeeds(run());
  assert.equal(read('restarts'), `${first}\n${second}\n`);
});

test('a build that fails changes nothing, and the next one is made from the beginning', (t) => {
  const { home, first, commit, run, link, read, releases } = place(t);
  succeeds(run());
  const second = commit('second');
  const failed = run([], { SHLYAH_BUILD: 'touch half; false' });
  assert.equal(failed.status, 1);
  assert.match(failed.stderr, new RegExp(`The build has failed; current stays ${first}`));
  assert.equal(link('current'), first);
  assert.deepEqual(releases(), [first.slice(9)]);
  assert.equal(read('restarts'), `${first}\n`);
  // A power cut leaves its half, too.
  mkdirSync(join(home, 'releases/.unfinished'));
  writeFileSync(join(home, 'releases/.unfinished/half'), '');
  succeeds(run());
  assert.equal(link('current'), second);
  assert.equal(existsSync(join(home, second, 'half')), false);
});

test('the way back is the link, without a build, and the way forward too', (t) => {
  const { first, commit, run, link, read } = place(t);
  assert.match(run(['--back']).stderr, /There is no release to go back to/);
  succeeds(run());
  const second = commit('second');
  succeeds(run());
  const noBuild = { SHLYAH_BUILD: 'false' };
  succeeds(run(['--back'], noBuild));
  assert.deepEqual([link('current'), link('previous')], [first, second]);
  assert.equal(read('restarts'), `${first}\n${second}\n${first}\n`);
  succeeds(run([], noBuild));
  assert.deepEqual([link('current'), link('previous')], [second, first]);
});

test('a tag and a commit name a version; a name that is none says so', (t) => {
  const { first, commit, git, run, link } = place(t);
  git('tag', 'v1');
  const second = commit('second');
  succeeds(run(['v1']));
  assert.equal(link('current'), first);
  succeeds(run([second.slice(9)]));
  assert.equal(link('current'), second);
  const wrong = run(['v2']);
  assert.deepEqual([wrong.status, wrong.stderr], [1, 'The repository has no v2.\n']);
});

test('old releases go, the current and the previous one never', (t) => {
  const { first, commit, run, releases } = place(t);
  const names = (all) => all.map((name) => name.slice(9)).sort();
  succeeds(run());
  const second = commit('second');
  succeeds(run());
  const third = commit('third');
  succeeds(run());
  assert.deepEqual(releases(), names([first, second, third]));
  const fourth = commit('fourth');
  succeeds(run());
  assert.deepEqual(releases(), names([second, third, fourth]));
  // Made, used last and previous at once: what goes is neither of the links.
  succeeds(run(['--back']));
  const fifth = commit('fifth');
  succeeds(run([], { SHLYAH_KEEP: '1' }));
  assert.deepEqual(releases(), names([third, fifth]));
});

test('a restart that fails says how to go back', (t) => {
  const { run } = place(t);
  const { status, stderr } = run([], { SHLYAH_RESTART: 'false' });
  assert.equal(status, 1);
  assert.match(stderr, /The restart has failed; shlyah-release --back/);
});

test('two at once: the second one is refused', (t) => {
  const { home, run } = place(t);
  const inner = `SHLYAH_HOME=${home} ${script} > ${home}/inner 2>&1; test $? = 1`;
  succeeds(run([], { SHLYAH_BUILD: inner }));
  assert.equal(readFileSync(join(home, 'inner'), 'utf8'), 'Another shlyah-release is at work.\n');
});

test('a program started through the link stays in its release', (t) => {
  const { home, first, commit, run } = place(t);
  succeeds(run());
  const folder = join(home, first);
  const started = () =>
    execFileSync(process.execPath, ['main.js'], { cwd: join(home, 'current'), encoding: 'utf8' });
  assert.equal(started(), `first ${folder} ${folder}\n`);
  const second = join(home, commit('second'));
  succeeds(run());
  assert.equal(started(), `second ${second} ${second}\n`);
});
