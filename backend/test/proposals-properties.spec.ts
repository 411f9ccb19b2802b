import fc from 'fast-check';
import { History } from '../src/platform/journal/history/history';
import { Proposal } from '../src/modules/orders/model/proposal.entity';
import type { ProposalDto } from '../src/modules/orders/dto/proposal.dto';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody, type ReadOrder } from './support/factories';
import { setUpTestApp } from './support/test-app';

/** PROPOSALS_SEED tries other stories than the usual ones, PROPOSALS_RUNS more of them. */
const seed = Number(process.env.PROPOSALS_SEED ?? 2026);
const numRuns = Number(process.env.PROPOSALS_RUNS ?? (process.env.TEST_FULL ? 25 : 7));

type Side = 'client' | 'staff';

/** What may happen to an order; `pick` chooses among the proposals so far, `twice` sends it a second time at once. */
type Step =
  | { act: 'propose'; side: Side; change: Change; replaces: boolean; stale: boolean }
  | { act: 'accept' | 'decline'; side: Side; pick: number; twice: boolean }
  | { act: 'edit'; change: Change; stale: boolean }
  | { act: 'delete' };

interface Change {
  comment?: string | null;
  reciverComment?: string | null;
  price?: number;
  /** So many pieces of cargo. */
  pieces?: number;
}

interface Known {
  id: number;
  side: Side;
  state: string;
  change: Change;
  /** What it was about when it was made: a price that follows from a client's cargo is not asked for. */
  asked: (keyof Change)[];
}

/** The order as the accepted proposals and the edits make of it. */
interface Model {
  order: Required<Change>;
  version: number;
  proposals: Known[];
}

const text = fc.constantFrom(null, 'Позвонить', 'Не звонить');
const change = fc.record(
  {
    comment: text,
    reciverComment: text,
    price: fc.constantFrom(-1, 10, 45.6),
    pieces: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: [] },
);
const side = fc.constantFrom<Side>('client', 'staff');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('propose' as const),
      side,
      change,
      replaces: fc.boolean(),
      stale: fc.nat(9).map((nth) => nth === 0),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom('accept' as const, 'decline' as const),
      side,
      pick: fc.nat(),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('edit' as const),
      change,
      stale: fc.nat(4).map((nth) => nth === 0),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ act: 'delete' }) },
);

const [piece] = (orderBody() as { packages: object[] }).packages;

/** The change as it is sent. */
const bodyOf = ({ pieces, ...fields }: Change): object => ({
  ...fields,
  ...(pieces === undefined ? {} : { packages: Array.from({ length: pieces }, () => piece) }),
});

const shown = (order: ReadOrder): Required<Change> & { version: number } => {
  const { comment, reciverComment, price, packages, version } = order as never as Required<Change> & {
    packages: object[];
    version: number;
  };
  return { comment, reciverComment, price, pieces: packages.length, version };
};

const differs = (model: Model, changed: Change): boolean =>
  Object.entries(changed).some(([name, value]) => value !== model.order[name as keyof Change]);

/** What the model of a change that is made becomes; an edit that changes nothing is a version all the same. */
function made(model: Model, changed: Change): Model {
  const order = { ...model.order, ...changed };
  const carried = (one: Known): Known => {
    if (one.state !== 'waiting') return one;
    const left = one.asked.filter((name) => one.change[name] !== order[name]);
    if (left.length === 0) return { ...one, state: 'accepted' };
    const isChanged = left.some((name) => order[name] !== model.order[name]);
    // What the edit has fulfilled is asked for no more.
    return isChanged ? { ...one, state: 'expired' } : { ...one, asked: left };
  };
  return { order, version: model.version + 1, proposals: model.proposals.map(carried) };
}

/** The model with the prices that follow from proposals as they are listed; one that staff have offered so is named from then on. */
async function repriced(model: Model): Promise<Model> {
  const { body } = await staff.get(`/api/order/${id}/proposals`);
  const proposals = model.proposals.map((one): Known => {
    const { price } = (body as ProposalDto[]).find((listed) => listed.id === one.id) ?? {};
    if (one.state !== 'waiting' || !price) return one;
    const isNamed = one.side === 'staff' && price.after !== price.before;
    const asked = isNamed ? [...new Set([...one.asked, 'price' as const])] : one.asked;
    return { ...one, asked, change: { ...one.change, price: price.after } };
  });
  return { ...model, proposals };
}

const test = setUpTestApp();
let staff: Client;
let admin: Client;
let client: Client;
let id: number;

beforeAll(async () => {
  [staff, admin] = [await test.as('manager'), await test.as('admin')];
});

let steps = 0;
const start = Date.now();

/** Half a minute later than the step before. */
const later = (): void => test.clock.set(new Date(start + ++steps * 30_000));

const who = (one: Side): Client => (one === 'client' ? client : staff);

async function propose(
  model: Model,
  { side: from, change: sent, replaces, stale }: Extract<Step, { act: 'propose' }>,
): Promise<Model> {
  const former = model.proposals.find((one) => one.side === from && one.state === 'waiting');
  const body = {
    ...bodyOf(sent),
    reason: 'Так надо',
    version: model.version + (stale ? 1 : 0),
    ...(replaces && former ? { replaces: former.id } : {}),
  };
  const { status, body: answer } = await who(from).post(`/api/order/${id}/proposals`, { body });
  // A price that comes back as it was read is not proposed.
  const isTheirs = from === 'staff' || sent.price === undefined || sent.price === model.order.price;
  const expected = stale ? 409 : !isTheirs || !differs(model, sent) ? 422 : former && !replaces ? 409 : 201;
  expect(status).toBe(expected);
  if (status !== 201) return model;
  const { id: number, price } = answer as ProposalDto;
  const whole = { ...sent, price: price.after };
  const asked = (Object.keys(sent) as (keyof Change)[]).filter((name) => sent[name] !== model.order[name]);
  const known = { id: number, side: from, state: 'waiting', change: whole, asked };
  const rest = model.proposals.map((one) => (one === former ? { ...one, state: 'withdrawn' } : one));
  return { ...model, proposals: [...rest, known] };
}

async function answer(
  model: Model,
  { act, side: from, pick, twice }: Extract<Step, { act: 'accept' | 'decline' }>,
): Promise<Model> {
  const proposal = model.proposals[pick % model.proposals.length];
  if (!proposal) return model;
  const call = () =>
    who(from).post(`/api/proposals/${proposal.id}/${act}`, act === 'accept' ? {} : { body: {} });
  const isOwn = proposal.side === from;
  const state = act === 'accept' ? 'accepted' : isOwn ? 'withdrawn' : 'declined';
  const expected = act === 'accept' && isOwn ? 403 : ['waiting', state].includes(proposal.state) ? 200 : 409;
  for (const { status } of await Promise.all(twice ? [call(), call()] : [call()]))
    expect(status).toBe(expected);
  if (expected !== 200 || proposal.state !== 'waiting') return model;
  const ended = (one: Model): Model => ({
    ...one,
    proposals: one.proposals.map((other) => (other.id === proposal.id ? { ...other, state } : other)),
  });
  const { asked, change: proposed } = proposal;
  const agreed = Object.fromEntries(asked.map((name) => [name, proposed[name]])) as Change;
  return act === 'accept' ? made(ended(model), { ...agreed, price: proposed.price ?? -1 }) : ended(model);
}

async function edit(model: Model, { change: sent, stale }: Extract<Step, { act: 'edit' }>): Promise<Model> {
  const body = { ...bodyOf(sent), id, version: model.version + (stale ? 1 : 0) };
  expect((await staff.put('/api/order', { body })).status).toBe(stale ? 409 : 200);
  return stale ? model : made(model, sent);
}

it('an order is what the accepted proposals and the edits make of it, and nothing is done twice', async () => {
  const stories = fc.array(step, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      steps = 0;
      // The clock goes back for each story, and a proof of the person dated ahead is none.
      later();
      admin = await test.as('admin');
      const user = await addUser(test);
      client = await test.signedIn(user);
      const order = await addOrder(test, user);
      id = order.id;
      const { version, ...first } = shown(order);
      let model: Model = { order: first, version, proposals: [] };
      for (const one of story) {
        // Later than an edit can be undone, which would bring back what it has ended.
        later();
        if (one.act === 'delete') {
          expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
          for (const proposal of model.proposals)
            expect((await staff.post(`/api/proposals/${proposal.id}/accept`)).status).toBe(404);
          expect(await test.database.read.countBy(Proposal, { orderId: id })).toBe(0);
          return;
        }
        if (one.act === 'propose') model = await propose(model, one);
        else if (one.act === 'edit') model = await edit(model, one);
        else model = await answer(model, one);
        model = await repriced(model);
        const { body } = await client.get('/api/order/single', { query: { id } });
        expect(shown(body as ReadOrder)).toEqual({ ...model.order, version: model.version });
      }
      const { body: listed } = await staff.get(`/api/order/${id}/proposals`);
      const states = (listed as ProposalDto[]).map((one) => [one.id, one.state]).reverse();
      expect(states).toEqual(model.proposals.map((one) => [one.id, one.state]));
      // Each change of the price that there is in the history is one that somebody has made.
      const told = await test.app.get(History).read(test.database.read, 'order', id, ['price']);
      expect(told.length).toBeLessThan(model.version);
    }),
    { seed, numRuns },
  );
}, 120_000);
