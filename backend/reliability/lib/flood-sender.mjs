// A program of its own, so that what it costs is not the measurer's: `parallel` callers who ask for the same thing again as soon as they
// are answered, until the parent says that it is enough. Prints how many answers of each status there were.
import { Agent, request } from 'node:http';
import { validIndividual } from '@shlyah/domain/cases';

const [port, kind, parallel] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4])];

let number = 0;

/** Every caller has an address of its own behind the proxy, so that no limit of an address helps. */
const somewhere = () => `2001:db8:${(number >> 16) & 0xffff}:${number & 0xffff}::1`;
const unknownEmail = () => `nikto${number}@example.by`;
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const code = () =>
  Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');

const user = (name, body, address) => ({ path: `/api/user/${name}`, body, address });
const registration = (address) =>
  user('register', { ...validIndividual, email: unknownEmail(), password: 'dolgaya doroga 7' }, address);

/** A request and its address. Without a body it is a GET. */
const floods = {
  registrations: () => registration(somewhere()),
  'registrations from one address': () => registration('203.0.113.1'),
  'forgotten passwords': () => user('forgotPassword', { email: unknownEmail() }, somewhere()),
  logins: () => user('login', { email: unknownEmail(), password: 'ne tot parol' }, somewhere()),
  'logins into one account': () =>
    user('login', { email: 'company@demo.by', password: 'ne tot' }, somewhere()),
  'passkeys asked for': () => user('passkey/options', {}, somewhere()),
  'logins by passkeys': () => user('passkey/login', { response: { id: unknownEmail() } }, somewhere()),
  'links that lead nowhere': () =>
    user('resetPassword', { token: unknownEmail(), password: 'dolgaya doroga 7' }, somewhere()),
  'codes of parcels': () => ({ path: `/api/tracking/${code()}`, address: somewhere() }),
  'codes of parcels from one address': () => ({ path: `/api/tracking/${code()}`, address: '203.0.113.1' }),
  'parcels on the page': () => ({ path: `/t/${code()}`, address: somewhere() }),
  'messages ended': () => ({ path: `/t/${code()}/silence`, body: {}, address: somewhere() }),
  'keys made up': () => ({
    path: '/api/points',
    address: somewhere(),
    as: { authorization: 'Bearer shl_live_net' },
  }),
  'sessions made up': () => ({
    path: '/api/points',
    address: somewhere(),
    as: { cookie: `sid=${unknownEmail()}` },
  }),
  'cities by their letters': () => ({ path: `/api/findCountry?query=${number}`, address: somewhere() }),
};

const agent = new Agent({ keepAlive: true, maxSockets: parallel });
const statuses = {};
let going = true;
process.on('SIGTERM', () => (going = false));

function ask() {
  number += 1;
  const { path, body, address, as } = floods[kind]();
  return new Promise((resolve) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: body ? 'POST' : 'GET',
        path,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...as },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode)),
    );
    call.on('error', () => resolve(0));
    call.end(body && JSON.stringify(body));
  });
}

async function caller() {
  while (going) {
    const status = await ask();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: parallel }, caller));
agent.destroy();
console.log(JSON.stringify(statuses));
