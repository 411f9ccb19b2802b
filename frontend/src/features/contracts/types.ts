export type { ContractDto as Contract } from '@shlyah/api-client';
