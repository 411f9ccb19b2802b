type Names = readonly (readonly [sign: RegExp, name: string])[];

/** Those that pretend to be others stand before them. */
const browsers: Names = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/(OPR|Opera)\//, 'Opera'],
  [/(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Version\/.+Safari\//, 'Safari'],
];

const systems: Names = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
  [/1C\+?Enterprise/i, '1С'],
];

const firstOf = (names: Names, userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** A program's own name, without dots: in a letter they would make a link of it. */
const program = /^[A-Za-z][A-Za-z0-9_-]{1,30}(?=\/|$)/;

/** The user's client, in words: «Chrome, Windows», or the name of a program. */
export function deviceWords(userAgent = ''): string {
  const words = [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean);
  return words.join(', ') || (program.exec(userAgent)?.[0] ?? 'Неизвестная программа');
}
