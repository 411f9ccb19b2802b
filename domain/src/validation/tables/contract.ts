import { defineRules } from '../rule';
import { LIMITS } from '../limits';

/** The contract form (docs/contract.md#field-rules); the scans are files and have their own checks. */
export const contractRules = defineRules({
  fullName: { kind: 'text', required: true, max: LIMITS.organization },
  position: { kind: 'text', required: true, max: LIMITS.position },
  doc: { kind: 'text', required: true, max: LIMITS.doc },
  contactPerson: { kind: 'text', required: true, max: LIMITS.name },
  phone: { kind: 'phone', required: true },
  email: { kind: 'email', required: true },
  address: { kind: 'text', required: true, max: LIMITS.address },
  postcode: { kind: 'text', required: true, max: LIMITS.postcode },
  unp: { kind: 'text', required: true, max: LIMITS.unp },
  pc: { kind: 'text', required: true, max: LIMITS.account },
  bank: { kind: 'text', required: true, max: LIMITS.bank },
  bankAddress: { kind: 'text', required: true, max: LIMITS.address },
});
