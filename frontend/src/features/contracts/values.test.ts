import { differing } from '../../ui/form/groups';
import { contractGroups, contractValues } from './values';

test('an account written in groups or together is no change', () => {
  const signatory = { id: 3, name: 'Анна', phone: '', email: '', Unp: null, isLegalEntity: true };
  const values = { ...contractValues(null, signatory), pc: 'BY20 ALFA 3012 0000 0000 1027 0000' };
  expect(differing(contractGroups, values, { ...values, pc: 'BY20ALFA30120000000010270000' })).toEqual([]);
  expect(differing(contractGroups, values, { ...values, pc: 'BY20ALFA30120000000010270001' })).toHaveLength(
    1,
  );
});
