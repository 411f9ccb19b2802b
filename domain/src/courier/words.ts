interface ToldProof {
  signed: boolean;
  documentShown: boolean | null;
  proxy: string | null;
  damaged: boolean | null;
  noProof: string | null;
  pictures: number;
}

/** Reasons why there is no picture begin so on the driver's page; any other one tells why there is no signature. */
export const NO_PICTURE = 'фото нет: ';

/** What a proof lacks, and why; null if no reason is told. */
export function lackOf({
  signed,
  noProof,
}: Pick<ToldProof, 'signed' | 'noProof'>): { of: 'signature' | 'picture'; why: string } | null {
  if (!noProof) return null;
  if (noProof.startsWith(NO_PICTURE)) return { of: 'picture', why: noProof.slice(NO_PICTURE.length) };
  return { of: signed ? 'picture' : 'signature', why: noProof };
}

/** A proof in one line: «подпись, документ предъявлен, доверенность № 14, фото: 2», «без подписи: получатель отказался расписаться». */
export function proofLine({ signed, documentShown, proxy, damaged, noProof, pictures }: ToldProof): string {
  const lack = lackOf({ signed, noProof });
  const parts = [
    signed && 'подпись',
    documentShown && 'документ предъявлен',
    proxy && `доверенность №\u00a0${proxy}`,
    damaged && 'с\u00a0повреждением',
    pictures > 0 && `фото: ${pictures}`,
    lack && (lack.of === 'picture' ? `${NO_PICTURE}${lack.why}` : `без подписи: ${lack.why}`),
  ];
  return parts.filter(Boolean).join(', ');
}
