/** Proofs of identity, by their names in the journal. */
export const PROOFS = {
  password: 'паролем',
  code: 'паролем и кодом из приложения',
  recoveryCode: 'паролем и запасным кодом',
  passkey: 'ключом доступа',
} as const;

export type Proof = keyof typeof PROOFS;

export const isTwoFactors = (proof: Proof): boolean => proof !== 'password';
