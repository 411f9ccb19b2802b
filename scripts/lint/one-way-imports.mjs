// An ESLint rule: imports go one way, between the workspaces, the layers of the site, and the floors and modules of the backend.
import { posix, sep } from 'node:path';
import { doors } from './doors.mjs';

/** Which workspaces each workspace may import by name. */
const workspaces = {
  domain: [],
  backend: ['domain'],
  'api-client': [],
  frontend: ['domain', 'api-client'],
};

/** Libraries that domain may import: both sides read host names by one decoder. */
const domainLibraries = ['punycode/'];

/** Which layers of frontend/src each layer may import, itself aside; files of src itself are everyone's (src/paths.ts). */
const layers = {
  ui: [],
  shared: ['ui'],
  features: ['ui', 'shared'],
  pages: ['ui', 'shared', 'features'],
  app: ['ui', 'shared', 'features', 'pages'],
};

/** The layers that may call the server. */
const callers = ['features', 'app'];

/** The floors of backend/src/platform; each may import those before it. */
export const floors = [
  'config',
  'common',
  'logging',
  'database',
  'queue',
  'http',
  'idempotency',
  'journal',
  'feed',
  'access',
  'files',
];

/** Which modules of backend/src/modules each module may import. No arrow leads back: they make no circle. */
export const arrows = {
  notifications: [],
  company: ['notifications'],
  calendar: [],
  users: ['company', 'notifications'],
  calculator: ['users'],
  contracts: ['users'],
  points: ['calculator'],
  'address-book': ['points'],
  orders: [
    'address-book',
    'calculator',
    'calendar',
    'company',
    'contracts',
    'notifications',
    'points',
    'users',
  ],
  changes: ['orders'],
  day: ['calendar', 'orders', 'points', 'runs'],
  integrations: ['notifications', 'orders'],
  'order-lists': ['orders'],
  runs: ['calendar', 'order-lists', 'orders', 'points'],
  documents: ['company', 'contracts', 'notifications', 'orders', 'points', 'runs', 'users'],
  registers: [
    'calendar',
    'company',
    'documents',
    'notifications',
    'order-lists',
    'orders',
    'points',
    'users',
  ],
  acts: ['calendar', 'company', 'contracts', 'documents', 'notifications', 'orders', 'points', 'users'],
  scans: ['orders', 'registers', 'runs'],
  tracking: ['notifications', 'orders', 'points'],
  courier: ['company', 'notifications', 'orders', 'runs'],
};

/**
 * The folders of a large module; each may import those before it, and the files of the module itself (its module, its door)
 * any of them. The first ones are what all stand on; the last ones are features with controllers of their own.
 */
export const folders = {
  orders: [
    'model',
    'dto',
    'proofs',
    'mapper',
    'search',
    'read',
    'events',
    'write',
    'notes',
    'proof-files',
    'deleted',
    'returns',
    'months',
    'bulks',
    'clients',
    'export',
    'import',
    'programs',
    'proposals',
    'tariff-check',
  ],
};

/** Tables of the platform that a module writes. */
const lent = {
  integrations: ['access/api-key.entity', 'access/key-hash.entity'],
  users: ['access/removal.entity', 'access/session.entity'],
};

/** Modules of several parts, each a door of its own; the others have one door, their index.ts. */
const open = ['company', 'notifications'];

/** Rooms of a module with a door of their own, their index.ts. */
const rooms = ['modules/points/gazetteer', 'modules/points/search'];

/** Why a file of backend/src may not import one of these rooms; undefined if it may. */
function closedInside(from, to) {
  const room = rooms.find((one) => to.startsWith(`${one}/`));
  return room === undefined || from.startsWith(`${room}/`) ? undefined : `${room} has one door, its index.ts`;
}

/**
 * Room of a file of backend/src: a floor of the platform, a module, or the composition of the program
 * (operations, site, openapi, storage and the files of src itself).
 */
export function roomOf(path) {
  const [area, name, ...rest] = path.split('/');
  const inside = { name, rest: rest.join('/') };
  if (area === 'platform' && name !== undefined) return { kind: 'platform', ...inside };
  if (area === 'modules' && name !== undefined) return { kind: 'module', ...inside };
  return { kind: 'top', name: area, rest: '' };
}

/** Why a file of a module may not import another file of the same module; undefined if it may. */
function closedFolder(name, from, to) {
  if (!Object.hasOwn(folders, name) || !from.includes('/')) return undefined;
  const [lower, upper] = [to, from].map((path) => folders[name].indexOf(path.split('/')[0]));
  return lower >= 0 && lower <= upper
    ? undefined
    : `${from.split('/')[0]} is not above ${to} (folders of ${name})`;
}

/** Why a file of one room of backend/src may not import a file of another; undefined if it may. */
function closedRoom(from, to) {
  if (from.kind === 'top') return undefined;
  if (from.kind === to.kind && from.name === to.name)
    return from.kind === 'module' ? closedFolder(from.name, from.rest, to.rest) : undefined;
  if (to.kind === 'top' || (from.kind === 'platform' && to.kind === 'module'))
    return `${from.name} is below ${to.name} and may not import it`;
  if (from.kind === 'platform')
    return floors.indexOf(to.name) < floors.indexOf(from.name)
      ? undefined
      : `${from.name} is not above ${to.name} (floors of the platform)`;
  if (to.kind === 'platform')
    return to.rest.endsWith('.entity') && !lent[from.name]?.includes(`${to.name}/${to.rest}`)
      ? `the tables of ${to.name} are its own`
      : undefined;
  if (!arrows[from.name]?.includes(to.name)) return `${from.name} may not import ${to.name}`;
  return to.rest === '' || open.includes(to.name) ? undefined : `${to.name} has one door, its index.ts`;
}

/** Room of a file of frontend/src: its layer and, in features, its noun and its room. */
function placeOf(path) {
  const [folder, noun, ...rest] = path.split('/');
  // src/main.tsx puts the application together; other files of src itself are everyone's, such as src/paths.ts.
  if (noun === undefined) return { layer: folder.endsWith('.tsx') ? 'app' : 'everyone' };
  if (folder !== 'features') return { layer: folder };
  return { layer: folder, noun, room: rest.length > 1 ? `${noun}/${rest[0]}` : noun };
}

/** Why a file of one room of features/ may not import from another; undefined if it may. */
function closedDoor(from, to) {
  const open = [from.noun, from.room, ...(doors[from.noun] ?? []), ...(doors[from.room] ?? [])];
  return open.includes(to.room) ? undefined : `${from.room} has no door to ${to.room}`;
}

/** Why `file` (its path from the root of the repository, with slashes) may not import `source`; undefined if it may. */
export function objection(file, source) {
  const [workspace, ...rest] = file.split('/');
  if (!Object.hasOwn(workspaces, workspace)) return undefined;
  const isTest = /\.(spec|test)\.tsx?$/.test(file);

  if (!source.startsWith('.')) {
    const [, named] = /^@shlyah\/([^/]+)/.exec(source) ?? [];
    if (named === undefined) {
      const isAllowed = workspace !== 'domain' || isTest || domainLibraries.includes(source);
      return isAllowed ? undefined : `domain imports no library but ${domainLibraries.join(', ')}`;
    }
    if (!workspaces[workspace].includes(named)) return `${workspace} may not import ${named}`;
    if (workspace !== 'frontend' || rest[0] !== 'src' || named !== 'api-client') return undefined;
    const { layer } = placeOf(rest.slice(1).join('/'));
    return callers.includes(layer)
      ? undefined
      : `${layer} may not call the server; ${callers.join(' and ')} do`;
  }

  const target = posix.join(posix.dirname(file), source);
  if (!target.startsWith(`${workspace}/`)) {
    // Code that runs beside the program uses the tools of scripts/.
    const isTool = rest[0] !== 'src' && target.startsWith('scripts/lib/');
    return isTool ? undefined : `${workspace} may import other workspaces by their names only`;
  }
  if (file.startsWith('backend/src/') && target.startsWith('backend/src/')) {
    const [from, to] = [file, target].map((path) => path.slice('backend/src/'.length));
    return closedRoom(roomOf(from), roomOf(to)) ?? closedInside(from, to);
  }
  if (!file.startsWith('frontend/src/') || !target.startsWith('frontend/src/')) return undefined;
  const [from, to] = [file, target].map((path) => placeOf(path.slice('frontend/src/'.length)));
  if (to.layer === 'everyone') return undefined;
  if (from.layer !== to.layer) {
    return layers[from.layer]?.includes(to.layer) ? undefined : `${from.layer} may not import ${to.layer}`;
  }
  return from.layer === 'features' ? closedDoor(from, to) : undefined;
}

export default {
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}} (docs/architecture.md)' } },
  create(context) {
    const file = context.filename
      .slice(context.cwd.length + 1)
      .split(sep)
      .join('/');
    const check = (node) => {
      const source = node.source?.value;
      const reason = typeof source === 'string' && objection(file, source);
      if (reason) context.report({ node, messageId: 'refused', data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
