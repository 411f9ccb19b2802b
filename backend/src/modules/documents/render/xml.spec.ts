import { descendants, newElement, readXml, writeXml } from './xml';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

describe('a part that is read and written back', () => {
  it.each([
    ['names, prefixes and attributes in their order', '<x:a xmlns:x="urn:x" z="1" x:b="2"><x:c/></x:a>'],
    ['blanks and pretty printing', '<a>\n  <b xml:space="preserve"> 1  2 </b>\n</a>'],
    ['what is escaped', '<a b="&quot;1&quot; &lt; 2 &amp; 3">4 &lt; 5 &amp;&amp; 6 &gt; 5 "7" \'8\'</a>'],
    ['new lines that somebody has typed', '<a b="1&#10;2&#9;3">4&#10;5&#13;6</a>'],
    ['remarks and instructions', '<a><!-- one --><?two three?></a>'],
    ['letters beyond the first plane', '<a>Ўладзіслаў 你好 🚚</a>'],
  ])('keeps %s', (_, xml) => expect(writeXml(readXml(xml))).toBe(head + xml));

  it('means the same where it is written in another way', () => {
    const same = "\uFEFF<?xml version='1.0'?><!-- outside --><a b='1'><![CDATA[<c> & ]]>&#x41;</a>";
    expect(writeXml(readXml(same))).toBe(`${head}<a b="1">&lt;c&gt; &amp; A</a>`);
  });

  it('escapes what is put into it', () => {
    const element = newElement('a', { b: '"<&' }, '</a>&', newElement('c'));
    expect(writeXml(element)).toBe(`${head}<a b="&quot;&lt;&amp;">&lt;/a&gt;&amp;<c/></a>`);
  });

  it('is searched by names without their prefixes', () => {
    const root = readXml('<x:a xmlns:x="urn:x"><x:c n="1"><c n="2"/></x:c><d/></x:a>');
    expect(descendants(root, 'c').map(({ attributes }) => attributes.n)).toEqual(['1', '2']);
    expect(descendants(root)).toHaveLength(3);
  });
});

describe('what is refused', () => {
  it.each([
    ['an end that is missing', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['no root', ' '],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['a bare ampersand', '<a>1 & 2</a>'],
    ['an entity that nobody has declared', '<a>&nbsp;</a>'],
    ['a character that XML has not', '<a>&#1;</a>'],
    ['a document type', '<!DOCTYPE a><a/>'],
    ['a file of the server', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['an entity that multiplies', `<!DOCTYPE a [${bomb()}]><a>&e9;</a>`],
    ['elements without end inside each other', '<a>'.repeat(1_000_000)],
  ])('%s', (_, xml) => expect(() => readXml(xml)).toThrow());
});

/** Ten times ten times ten…: nine lines that mean a billion letters. */
function bomb(): string {
  const entity = (level: number): string => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`;
  return `<!ENTITY e0 "bomb">${Array.from({ length: 9 }, (_, i) => entity(i + 1)).join('')}`;
}
