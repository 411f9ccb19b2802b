import { demoContract } from './demo-data';
import { FIRMS, type Firm } from './demo-people';

/** A firm that has signed none yet, so that the month shows what that keeps it from. */
const WITHOUT = 'apteka@demo.by';

/** The digits of a letter in an IBAN: A is 10, Z is 35 (ISO 13616). */
const digitsOf = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** A Belarusian IBAN of an account at a bank, with its check digits by ISO 7064, mod 97-10. */
function ibanOf(account: string): string {
  const rest = Number(BigInt(digitsOf(`${account}BY00`)) % 97n);
  return `BY${String(98 - rest).padStart(2, '0')}${account}`;
}

function contractOf({ email, name, unp = '', street, house }: Firm): typeof demoContract {
  const address = `220004, г.\u00a0Минск, ${street}, ${house}`;
  return {
    ...demoContract,
    fullName: name,
    contactPerson: name,
    email,
    address,
    postcode: address,
    unp,
    pc: ibanOf(`AKBB3012${unp.padStart(16, '0')}`),
  };
}

/** The contracts of the firms of a company at work. */
export const firmContracts = FIRMS.filter(({ unp, email }) => unp && email !== WITHOUT).map(contractOf);
