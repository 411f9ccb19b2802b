// The договор as a Word document: automatic numbering, styles of its own, a header, a footer and a table of details.
import { lastSection, preamble, sections } from './contract-text.mjs';
import { contentTypes, coreProperties, escapeXml, relations, typeset, xml } from './package.mjs';

const ns =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const run = (text, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(typeset(text))}</w:t></w:r>`;

const paragraph = (style, content, properties = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${content}</w:p>`;

const field = (code) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>` +
  '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';

const tab = '<w:r><w:tab/></w:r>';

/** One detail of a party: its name in grey, its value after it. */
const detail = (name, value) =>
  paragraph('Detail', run(`${name}: `, '<w:color w:val="5F6368"/>') + run(value));

const signature = (position, name) =>
  paragraph('Signature', run(position)) +
  paragraph('Signature', `${run('______________ / ')}${run(name)}`) +
  paragraph('Detail', run('М. П. (при наличии)', '<w:color w:val="5F6368"/>'));

const parties = [
  [
    paragraph('Party', run('Экспедитор')) +
      paragraph('PartyName', run('{d.company.legalName}')) +
      detail('УНП', '{d.company.unp}') +
      detail('Юридический адрес', '{d.company.legalAddress}') +
      detail('Почтовый адрес', '{d.company.postalAddress}') +
      detail('Р/с', '{d.company.iban}') +
      detail('Банк', '{d.company.bank}, {d.company.bankAddress}') +
      detail('БИК', '{d.company.bic}') +
      detail('Телефон', '{d.company.phone}') +
      detail('Эл. почта', '{d.company.email}') +
      paragraph('Detail', run('{d.company.registration}')),
    signature('{d.company.position}', '{d.company.signature}'),
  ],
  [
    paragraph('Party', run('Клиент')) +
      paragraph('PartyName', run('{d.customer.organization}')) +
      detail('УНП', '{d.customer.unp}') +
      detail('Юридический адрес', '{d.customer.legalAddress}') +
      detail('Почтовый адрес', '{d.customer.postalAddress}') +
      detail('Р/с', '{d.customer.iban}') +
      detail('Банк', '{d.customer.bank}, {d.customer.bankAddress}') +
      detail('Телефон', '{d.customer.phone}') +
      detail('Эл. почта', '{d.customer.email}') +
      detail('Контактное лицо', '{d.customer.contactPerson}'),
    signature('{d.customer.position}', '{d.customer.signature}'),
  ],
];

const cell = (content) => `<w:tc><w:tcPr><w:tcW w:w="4819" w:type="dxa"/></w:tcPr>${content}</w:tc>`;

const row = (cells) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.map(cell).join('')}</w:tr>`;

const partiesTable =
  '<w:tbl><w:tblPr><w:tblW w:w="9638" w:type="dxa"/><w:tblLayout w:type="fixed"/>' +
  '<w:tblCellMar><w:left w:w="0" w:type="dxa"/><w:right w:w="284" w:type="dxa"/></w:tblCellMar></w:tblPr>' +
  '<w:tblGrid><w:gridCol w:w="4819"/><w:gridCol w:w="4819"/></w:tblGrid>' +
  `${row(parties.map(([details]) => details))}${row(parties.map(([, signing]) => signing))}</w:tbl>`;

const page =
  '<w:sectPr><w:headerReference w:type="default" r:id="rId10"/><w:footerReference w:type="default" r:id="rId11"/>' +
  '<w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="1134" w:right="850" w:bottom="1134" w:left="1418" w:header="567" w:footer="510" w:gutter="0"/></w:sectPr>';

const document = xml(
  `<w:document ${ns}><w:body>${paragraph('Title', run('Договор транспортной экспедиции'))}${paragraph(
    'ContractNumber',
    run('№ {d.contract.number}'),
  )}${paragraph('PlaceAndDate', `${run('г. {d.company.city}')}${tab}${run('{d.contract.date}')}`)}${paragraph(
    'Preamble',
    run(preamble),
  )}${sections
    .map(
      ({ title, clauses }) =>
        paragraph('Heading1', run(title)) +
        clauses.map((clause) => paragraph('Clause', run(clause))).join(''),
    )
    .join('')}${paragraph('Heading1', run(lastSection))}${partiesTable}${paragraph(
    'Detail',
    '',
  )}${page}</w:body></w:document>`,
);

const header = xml(
  `<w:hdr ${ns}>${paragraph(
    'Header',
    run('Договор транспортной экспедиции № {d.contract.number} от {d.contract.day}'),
  )}</w:hdr>`,
);

const footer = xml(
  `<w:ftr ${ns}>${paragraph(
    'Footer',
    `${run('Экспедитор ______________')}${tab}${run('Клиент ______________')}${tab}` +
      `${run('Страница ')}${field('PAGE')}${run(' из ')}${field('NUMPAGES')}`,
  )}</w:ftr>`,
);

const style = (id, name, { based = 'Normal', next = id, paragraphs = '', characters = '' }) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>` +
  `${id === 'Normal' ? '' : `<w:basedOn w:val="${based}"/>`}<w:next w:val="${next}"/><w:qFormat/>` +
  `<w:pPr>${paragraphs}</w:pPr><w:rPr>${characters}</w:rPr></w:style>`;

const spacing = (before, after, line = 247) =>
  `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
const numbered = (level) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
const size = (halfPoints) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const grey = `<w:color w:val="5F6368"/>${size(17)}`;

const styles = xml(
  `<w:styles ${ns}><w:docDefaults><w:rPrDefault><w:rPr>` +
    `<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="Times New Roman"/>` +
    `${size(22)}<w:lang w:val="ru-RU" w:eastAsia="ru-RU" w:bidi="ar-SA"/></w:rPr></w:rPrDefault></w:docDefaults>` +
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${style(
      'Title',
      'Title',
      {
        next: 'ContractNumber',
        paragraphs: `<w:keepNext/>${spacing(0, 40)}<w:jc w:val="center"/>`,
        characters: `<w:b/><w:caps/><w:spacing w:val="10"/>${size(28)}`,
      },
    )}${style('ContractNumber', 'Contract Number', {
      paragraphs: `<w:keepNext/>${spacing(0, 200)}<w:jc w:val="center"/>`,
      characters: `<w:b/>${size(26)}`,
    })}${style('PlaceAndDate', 'Place And Date', {
      paragraphs: `<w:tabs><w:tab w:val="right" w:pos="9638"/></w:tabs>${spacing(0, 200)}`,
    })}${style('Preamble', 'Preamble', {
      paragraphs: `${spacing(0, 120)}<w:ind w:firstLine="567"/><w:jc w:val="both"/>`,
    })}${style('Heading1', 'heading 1', {
      next: 'Clause',
      paragraphs: `<w:keepNext/><w:keepLines/>${numbered(0)}${spacing(200, 80)}<w:outlineLvl w:val="0"/>`,
      characters: `<w:b/>${size(23)}`,
    })}${style('Clause', 'Clause', {
      paragraphs: `${numbered(1)}${spacing(0, 60)}<w:jc w:val="both"/>`,
    })}${style('Party', 'Party', {
      paragraphs: `<w:keepNext/>${spacing(40, 60)}`,
      characters: `<w:b/><w:caps/><w:color w:val="0F5C46"/><w:spacing w:val="20"/>${size(19)}`,
    })}${style('PartyName', 'Party Name', {
      paragraphs: `<w:keepNext/>${spacing(0, 80)}`,
      characters: '<w:b/>',
    })}${style('Detail', 'Detail', {
      paragraphs: `<w:keepNext/>${spacing(0, 40, 250)}`,
      characters: size(20),
    })}${style('Signature', 'Signature', { paragraphs: `<w:keepNext/>${spacing(200, 40)}` })}${style(
      'Header',
      'header',
      { paragraphs: '<w:jc w:val="right"/>', characters: grey },
    )}${style('Footer', 'footer', {
      paragraphs: '<w:tabs><w:tab w:val="left" w:pos="3402"/><w:tab w:val="right" w:pos="9638"/></w:tabs>',
      characters: grey,
    })}</w:styles>`,
);

const level = (index, text, bold) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="decimal"/>` +
  `<w:pStyle w:val="${index === 0 ? 'Heading1' : 'Clause'}"/><w:suff w:val="tab"/><w:lvlText w:val="${text}"/>` +
  '<w:lvlJc w:val="left"/><w:pPr><w:tabs><w:tab w:val="num" w:pos="624"/></w:tabs><w:ind w:left="624" w:hanging="624"/></w:pPr>' +
  `<w:rPr>${bold ? '<w:b/>' : ''}</w:rPr></w:lvl>`;

const numbering = xml(
  `<w:numbering ${ns}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>` +
    `${level(0, '%1.', true)}${level(1, '%1.%2.', false)}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
);

const settings = xml(
  `<w:settings ${ns}><w:zoom w:percent="100"/><w:defaultTabStop w:val="708"/><w:autoHyphenation w:val="0"/>` +
    '<w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" ' +
    'w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="ru-RU"/></w:settings>',
);

const part = (name) => `openxmlformats-officedocument.wordprocessingml.${name}`;

/** The parts of the template dogovor.docx. */
export const dogovor = {
  '[Content_Types].xml': contentTypes({
    '/word/document.xml': part('document.main'),
    '/word/styles.xml': part('styles'),
    '/word/numbering.xml': part('numbering'),
    '/word/settings.xml': part('settings'),
    '/word/header1.xml': part('header'),
    '/word/footer1.xml': part('footer'),
    '/docProps/core.xml': 'openxmlformats-package.core-properties',
  }),
  '_rels/.rels': relations({
    rId1: ['officeDocument', 'word/document.xml'],
    rId2: ['metadata/core-properties', 'docProps/core.xml'],
  }),
  'docProps/core.xml': coreProperties(
    'Договор № {d.contract.number} от {d.contract.day}',
    '{d.company.legalName}',
  ),
  'word/document.xml': document,
  'word/_rels/document.xml.rels': relations({
    rId1: ['styles', 'styles.xml'],
    rId2: ['numbering', 'numbering.xml'],
    rId3: ['settings', 'settings.xml'],
    rId10: ['header', 'header1.xml'],
    rId11: ['footer', 'footer1.xml'],
  }),
  'word/styles.xml': styles,
  'word/numbering.xml': numbering,
  'word/settings.xml': settings,
  'word/header1.xml': header,
  'word/footer1.xml': footer,
};
