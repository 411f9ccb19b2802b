import { BIC, compactIban } from '@shlyah/domain';

/** Belarusian IBANs contain the first four letters of the bank's BIC; these are the remaining letters. */
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

/** The BIC (БИК) of a client's bank, from the text of the bank or from the account; '' if unknown. */
export function bicOf({ bank, pc }: { bank: string; pc: string }): string {
  const typed = typedCode.exec(bank.toUpperCase())?.[0];
  if (typed) return typed;
  const code = /^BY\d{2}([A-Z\d]{4})/.exec(compactIban(pc))?.[1] ?? '';
  const [ending] = Object.entries(endings).find(([, banks]) => banks.includes(code)) ?? [];
  return ending ? code + ending : '';
}
