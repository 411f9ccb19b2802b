/** Abbreviations of three letters or more, in any case. */
const LONG =
  'ооо|оао|зао|пао|чуп|чтуп|чптуп|чпуп|туп|руп|куп|одо|сооо|иооо|соао|кфх|спк|ксуп|гуо|ооо|гбу|тсж|снт|чсуп|чтпуп|чпу|llc|ltd|gmbh|inc';
/** Abbreviations of two letters, which may begin a name in lower case. */
const SHORT = 'УП|ИП|ЧП|АО|УО|УЗ|ГП|ГУ';

const abbreviated = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${LONG})(?![\p{L}\p{N}])`, 'iu');
const shortened = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${SHORT}|ип)(?![\p{L}\p{N}])`, 'u');
const spelled =
  /общество с (?:ограниченной|дополнительной)|акционерное общество|индивидуальный предприниматель|унитарное предприятие/iu;

/** Whether a text names a firm by its legal form: «ООО «Дом и сад»», «ИП Сидоров П. П.». */
export const isFirmName = (text: string): boolean =>
  abbreviated.test(text) || shortened.test(text) || spelled.test(text);
