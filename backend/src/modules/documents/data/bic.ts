import { BIC, compactIban } from '@shlyah/domain';

/** A Belarusian account names its bank by the first four letters of the bank's code; this is how the code goes on. */
const endings: Record<string, readonly string[]> = {
  BY2X: [
    'AKBB',
    'ALFA',
    'BAPB',
    'BELB',
    'BLBB',
    'BLNB',
    'BPSB',
    'BRRB',
    'NBRB',
    'OLMP',
    'PJCB',
    'POIS',
    'RSHN',
    'UNBS',
    'ZEPT',
  ],
  BY22: ['GTBN', 'IRJS', 'MMBN', 'MTBK', 'REDJ', 'SLAN', 'TECN'],
};

const typedCode = new RegExp(`(?<![A-Z\\d])${BIC.source}(?![A-Z\\d])`);

/** The code (БИК) of a client's bank: as typed beside the bank's name, else by the account; '' when it cannot be told. */
export function bicOf({ bank, pc }: { bank: string; pc: string }): string {
  const typed = typedCode.exec(bank.toUpperCase())?.[0];
  if (typed) return typed;
  const code = /^BY\d{2}([A-Z\d]{4})/.exec(compactIban(pc))?.[1] ?? '';
  const [ending] = Object.entries(endings).find(([, banks]) => banks.includes(code)) ?? [];
  return ending ? code + ending : '';
}
