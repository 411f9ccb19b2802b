import { nameKey } from '@shlyah/domain';
import { towns } from '../../../ui/brand/towns';

/** How a name sounds: the same for a Russian name and its Belarusian spelling, «Віцебск», «Маладзечна». */
const soundOf = (text: string): string =>
  nameKey(text)
    .replaceAll('і', 'и')
    .replaceAll('ы', 'и')
    .replaceAll('ў', 'в')
    .replaceAll('э', 'е')
    .replaceAll('о', 'а')
    .replaceAll('я', 'е')
    .replace(/дз(?=[еиь])/g, 'д')
    .replace(/ц(?=[еиь])/g, 'т')
    .replaceAll('ь', '');

/** «в Лиду», «у Гомелі», «до Барановичей»: without the ending of its case. */
const stemOf = (sound: string): string => sound.replace(/(?:ах|ам|ей)$/, '').replace(/[аеиуюяй]+$/, '');

const BY_SOUND = new Map(towns.map(([, name]) => [soundOf(name), name]));
const BY_STEM = new Map(towns.map(([, name]) => [stemOf(soundOf(name)), name]));

/** The town that is called so. */
export function townCalled(words: string): string | undefined {
  const name = BY_SOUND.get(soundOf(words));
  // «Иванова» is no spelling of Иваново.
  return /(?:ов|ев|ин)а$/iu.test(words) && name?.endsWith('о') ? undefined : name;
}

/** The town of these words in whichever case. */
export const townInCase = (words: string): string | undefined => BY_STEM.get(stemOf(soundOf(words)));
