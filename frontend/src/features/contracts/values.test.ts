import { aUser } from '../../../test/users';
import { differing } from '../../ui/form/groups';
import { contractGroups, contractValues } from './values';

test('an account written in groups or together is no change', () => {
  const values = { ...contractValues(null, aUser()), pc: 'BY20 ALFA 3012 0000 0000 1027 0000' };
  expect(differing(contractGroups, values, { ...values, pc: 'BY20ALFA30120000000010270000' })).toEqual([]);
  expect(differing(contractGroups, values, { ...values, pc: 'BY20ALFA30120000000010270001' })).toHaveLength(
    1,
  );
});
