import { validPackage } from '@shlyah/domain/cases';
import type { QuoteDto } from '../src/modules/calculator/dto/quote.dto';
import { City } from '../src/modules/points/city.entity';
import { lastLetterTo } from './support/reading';
import { startTalk, type Talk } from './support/talk';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let talk: Talk;

beforeEach(async () => {
  talk = await startTalk(test);
});

interface Priced {
  price: number;
  estimate: QuoteDto;
  revisedEstimate: QuoteDto | null;
}

const read = async (): Promise<Priced> => (await talk.read()) as unknown as Priced;
const heavy = [{ ...validPackage, weight: 24.9 }];

/** What the calculator says of the same. */
async function quoted(changes: object): Promise<number> {
  const body = { cityId: talk.order['reciverAddressId'], packages: [validPackage], ...changes };
  return ((await test.visitor().post('/api/calculator/quote', { body })).body as QuoteDto).total ?? NaN;
}

describe('the quote of an order', () => {
  it('follows its cargo when staff change it; the one of its placing stays', async () => {
    const before = await read();
    expect(before.revisedEstimate).toBeNull();
    await talk.edit({ packages: heavy });
    const after = await read();
    expect(after.estimate).toEqual(before.estimate);
    expect(after.revisedEstimate?.total).toBe(await quoted({ packages: heavy }));
    expect(after.revisedEstimate?.total).not.toBe(before.estimate.total);
  });

  it('follows the place and the fragility', async () => {
    const city = await test.database.read.findOneByOrFail(City, { name: 'Брест' });
    await talk.edit({ reciverAddressId: city.id });
    expect((await read()).revisedEstimate?.total).toBe(await quoted({ cityId: city.id }));
    await talk.edit({ ['fragileСargo']: true });
    expect((await read()).revisedEstimate?.total).toBe(
      await quoted({ cityId: city.id, ['fragileСargo']: true }),
    );
  });

  it('does not change with a price, a status, a comment or the same cargo once more', async () => {
    await talk.edit({ price: 40, status: 2 });
    await talk.edit({ comment: 'Позвонить за час', packages: [validPackage] });
    expect((await read()).revisedEstimate).toBeNull();
  });

  it('is the one in the letter while there is no price', async () => {
    await talk.edit({ packages: heavy });
    await talk.edit({ status: 2 });
    const { revisedEstimate } = await read();
    const letter = await lastLetterTo(test, talk.user.email);
    expect(letter).toContain(`${revisedEstimate?.total?.toFixed(2)}\u00a0р`);
  });

  it('follows a request of the client that staff accept', async () => {
    const { client, manager, proposed, answer } = talk;
    const proposal = await proposed(client, { packages: heavy });
    expect((await answer(manager, 'accept', proposal)).status).toBe(200);
    expect((await read()).revisedEstimate?.total).toBe(proposal.quote?.after);
  });
});
