interface ToldProof {
  signed: boolean;
  documentShown: boolean | null;
  proxy: string | null;
  damaged: boolean | null;
  noProof: string | null;
  pictures: number;
}

/** A proof in one line: «подпись, документ предъявлен, доверенность № 14, фото: 2», «без подписи: получатель отказался расписаться». */
export function proofLine({ signed, documentShown, proxy, damaged, noProof, pictures }: ToldProof): string {
  const lacking = signed ? 'без фото' : 'без подписи';
  const parts = [
    signed && 'подпись',
    documentShown && 'документ предъявлен',
    proxy && `доверенность №\u00a0${proxy}`,
    damaged && 'с повреждением',
    pictures > 0 && `фото: ${pictures}`,
    noProof && `${lacking}: ${noProof}`,
  ];
  return parts.filter(Boolean).join(', ');
}
