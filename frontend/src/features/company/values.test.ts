import { defaultCompany, formatIban } from '@shlyah/domain';
import { differing } from '../../ui/form/groups';
import { companyGroups, companyValues } from './values';

test('an account written in groups, together or in small letters is no change', () => {
  const values = companyValues({ ...defaultCompany, version: 1 });
  for (const account of [defaultCompany.account, formatIban(defaultCompany.account).toLowerCase()])
    expect(differing(companyGroups, values, { ...values, account })).toEqual([]);
  const other = { ...values, account: 'BY20 ALFA 3012 0000 0000 1027 0000' };
  expect(differing(companyGroups, values, other).map(({ label }) => label)).toEqual([
    'Расчётный счёт (IBAN)',
  ]);
});
