// A program of its own, so that what it costs is not the measurer's: `parallel` callers who ask for the same thing again as soon as they
// are answered, until the parent says that it is enough. Prints how many answers of each status there were.
import { Agent, request } from 'node:http';
import { validIndividual } from '@shlyah/domain/cases';

const [port, kind, parallel] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4])];

let number = 0;

/** Every caller has an address of his own behind the proxy, so that no limit of an address helps. */
const somewhere = () => `2001:db8:${(number >> 16) & 0xffff}:${number & 0xffff}::1`;
const stranger = () => `nikto${number}@example.by`;

const floods = {
  registrations: () => [
    'register',
    { ...validIndividual, email: stranger(), password: 'dolgaya doroga 7' },
    somewhere(),
  ],
  'registrations from one address': () => [
    'register',
    { ...validIndividual, email: stranger(), password: 'dolgaya doroga 7' },
    '203.0.113.1',
  ],
  'forgotten passwords': () => ['forgotPassword', { email: stranger() }, somewhere()],
  logins: () => ['login', { email: stranger(), password: 'ne tot parol' }, somewhere()],
  'logins into one account': () => ['login', { email: 'company@demo.by', password: 'ne tot' }, somewhere()],
};

const agent = new Agent({ keepAlive: true, maxSockets: parallel });
const statuses = {};
let going = true;
process.on('SIGTERM', () => (going = false));

function ask() {
  number += 1;
  const [path, body, address] = floods[kind]();
  return new Promise((resolve) => {
    const call = request(
      {
        ...{ agent, port, host: '127.0.0.1', method: 'POST', path: `/api/user/${path}` },
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode)),
    );
    call.on('error', () => resolve(0));
    call.end(JSON.stringify(body));
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
