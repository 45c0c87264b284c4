import type { ContactContent } from '../model/contact';

/** A file of cards in the manner of a program, and what it means. */
export type CardSample = {
  from: string;
  bytes: Uint8Array;
  means: readonly Partial<ContactContent>[];
  categories?: readonly string[];
  hasPhoto?: boolean;
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean, hasMark: boolean) =>
  Uint8Array.from(
    [...(hasMark ? '\ufeff' : ''), ...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const card = (version: string, ...lines: readonly string[]) =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Files in the manner of many programs. All of the people are made up. */
export const cardSamples: readonly CardSample[] = [
  {
    from: 'Apple, with groups of properties and labels',
    bytes: utf8(
      card(
        '3.0',
        'PRODID:-//Apple Inc.//macOS 15.0//EN',
        'N:Okoro;Amara;Joy;Dr.;',
        'FN:Dr. Amara Joy Okoro',
        'ORG:Lakeside Clinic;Children;',
        'TITLE:Paediatrician',
        'item1.EMAIL;type=INTERNET;type=pref:amara@lakeside.example',
        'item1.X-ABLabel:_$!<Other>!$_',
        'EMAIL;type=INTERNET;type=HOME:joy@okoro.example',
        'TEL;type=CELL;type=VOICE;type=pref:+234 1 555 0101',
        'item2.ADR;type=HOME;type=pref:;;4 Lagoon Road;Lagos;;100001;Nigeria',
        'item2.X-ABADR:ng',
        'BDAY;value=date:1985-11-30',
        'X-ABUID:1D2C:ABPerson',
      ),
    ),
    means: [
      {
        ...{
          name: 'Dr. Amara Joy',
          lastName: 'Okoro',
          company: 'Lakeside Clinic, Children',
          jobTitle: 'Paediatrician',
        },
        ...{
          email: 'amara@lakeside.example',
          phone: '+234 1 555 0101',
          address: '4 Lagoon Road\nLagos, 100001\nNigeria',
        },
        ...{ birthday: '1985-11-30', notes: 'Email (home): joy@okoro.example' },
      },
    ],
  },
  {
    from: 'Apple, a company and a birthday without a year',
    bytes: utf8(
      card(
        '3.0',
        'N:;;;;',
        'FN:Brightwater Ltd',
        'ORG:Brightwater Ltd;',
        'X-ABShowAs:COMPANY',
        'BDAY;X-APPLE-OMIT-YEAR=1604;value=date:1604-03-09',
      ),
    ),
    means: [{ company: 'Brightwater Ltd', birthday: '1604-03-09' }],
  },
  {
    from: 'an iPhone, with a folded picture and notes',
    bytes: utf8(
      card(
        '3.0',
        'N:Lund;Eskil;;;',
        'FN:Eskil Lund',
        'NOTE:First line\\nSecond line\\, with a comma\\; and a semicolo',
        ' n',
        `PHOTO;ENCODING=b;TYPE=PNG:${pixel.slice(0, 40)}`,
        ` ${pixel.slice(40)}`,
      ),
    ),
    means: [{ name: 'Eskil', lastName: 'Lund', notes: 'First line\nSecond line, with a comma; and a semicolon' }],
    hasPhoto: true,
  },
  {
    from: 'Google, with categories',
    bytes: utf8(
      card(
        '3.0',
        'FN:Pía Núñez',
        'N:Núñez;Pía;;;',
        'EMAIL;TYPE=INTERNET;TYPE=WORK:pia@nunez.example',
        'TEL;TYPE=CELL:+54 11 5555 0102',
        'TEL;TYPE=WORK:+54 11 5555 0103',
        'NICKNAME:Pi',
        'CATEGORIES:Choir,myContacts',
      ),
    ),
    means: [
      {
        ...{ name: 'Pía', lastName: 'Núñez', email: 'pia@nunez.example', phone: '+54 11 5555 0102', nickname: 'Pi' },
        notes: 'Phone (work): +54 11 5555 0103',
      },
    ],
    categories: ['Choir', 'myContacts'],
  },
  {
    from: 'Google, a name alone',
    bytes: utf8(card('3.0', 'FN:Wangari', 'N:;Wangari;;;')),
    means: [{ name: 'Wangari' }],
  },
  {
    from: 'Google, several people in one file',
    bytes: utf8(card('3.0', 'FN:One Person', 'N:Person;One;;;') + card('3.0', 'FN:Two', 'N:;Two;;;')),
    means: [{ name: 'One', lastName: 'Person' }, { name: 'Two' }],
  },
  {
    from: 'Outlook, in the letters of Windows',
    bytes: latin(
      card(
        '2.1',
        'N;LANGUAGE=de;CHARSET=Windows-1252:M\xfcller;J\xf6rg',
        'FN;CHARSET=Windows-1252:J\xf6rg M\xfcller',
        'ORG:Blaue Br\xfccke GmbH',
        'TEL;WORK;VOICE:(030) 555-0104',
        'ADR;WORK;PREF:;;Lindenstra\xdfe 8;Berlin;;10969;Deutschland',
        'EMAIL;PREF;INTERNET:joerg@bruecke.example',
        'REV:20260102T030405Z',
      ),
    ),
    means: [
      {
        ...{ name: 'Jörg', lastName: 'Müller', company: 'Blaue Brücke GmbH', phone: '(030) 555-0104' },
        ...{ address: 'Lindenstraße 8\nBerlin, 10969\nDeutschland', email: 'joerg@bruecke.example' },
      },
    ],
  },
  {
    from: 'Outlook, with a label and notes in quoted-printable over several lines',
    bytes: utf8(
      card(
        '2.1',
        'N:Reyes;Tom\\;my',
        'LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:7 Mill Lane=0D=0A=',
        'Leeds',
        'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=utf-8:Caf=C3=A9 at noon=0D=0A=',
        'Second line with an =3D sign, and a long word that goes=',
        ' on',
        'BDAY:19790401',
      ),
    ),
    means: [
      {
        ...{ name: 'Tom;my', lastName: 'Reyes', birthday: '1979-04-01' },
        notes: 'Café at noon\nSecond line with an = sign, and a long word that goes on',
      },
    ],
  },
  {
    from: 'Outlook, with a picture in lines of its own',
    bytes: utf8(
      card(
        '2.1',
        'N:Frost;Ida',
        'PHOTO;TYPE=PNG;ENCODING=BASE64:',
        ` ${pixel.slice(0, 50)}`,
        ` ${pixel.slice(50)}`,
        '',
      ),
    ),
    means: [{ name: 'Ida', lastName: 'Frost' }],
    hasPhoto: true,
  },
  {
    from: 'Thunderbird, version 4',
    bytes: utf8(
      card(
        '4.0',
        'EMAIL;PREF=2:second@vale.example',
        'EMAIL;PREF=1:first@vale.example',
        'FN:Hugo Vale',
        'N:Vale;Hugo;;;',
        'TEL;TYPE=work;VALUE=TEXT:020 7946 0105',
        'ORG:Vale & Sons;Repairs',
        'URL;VALUE=URL:https://vale.example',
        'UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
      ),
    ),
    means: [
      {
        ...{ name: 'Hugo', lastName: 'Vale', email: 'first@vale.example', phone: '020 7946 0105' },
        ...{ company: 'Vale & Sons, Repairs', notes: 'Email: second@vale.example\nWeb: https://vale.example' },
      },
    ],
  },
  {
    from: 'a program of version 4 with addresses of the web for numbers and pictures',
    bytes: utf8(
      card(
        '4.0',
        'FN:Mina Park',
        'N:Park;Mina;;;',
        'TEL;VALUE=uri;TYPE="voice,cell":tel:+82-2-555-0106',
        'BDAY:19920710',
        `PHOTO:data:image/png;base64,${pixel}`,
        'ADR;LABEL="1 River Rd\\nSeoul":;;1 River Rd;Seoul;;04524;Korea',
      ),
    ),
    means: [
      {
        ...{ name: 'Mina', lastName: 'Park', phone: '+82-2-555-0106', birthday: '1992-07-10' },
        address: '1 River Rd\nSeoul, 04524\nKorea',
      },
    ],
    hasPhoto: true,
  },
  {
    from: 'Android, with quoted-printable names',
    bytes: utf8(
      card(
        '2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D9=85=D9=86=D8=B5=D9=88=D8=B1;=D9=86=D9=88=D8=B1;;;',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D9=86=D9=88=D8=B1=20=D9=85=D9=86=D8=B5=D9=88=D8=B1',
        'TEL;CELL:0555010107',
        'TEL;HOME:0555010108',
      ),
    ),
    means: [{ name: 'نور', lastName: 'منصور', phone: '0555010107', notes: 'Phone (home): 0555010108' }],
  },
  {
    from: 'Samsung, quoted-printable that breaks within a letter',
    bytes: utf8(
      card(
        '2.1',
        'N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:;=C5=9E=C3=BCkr=C3=BC=20=C3=96z=C3=A7elik=C4=',
        '=9F;;;',
        'TEL;CELL;PREF:+90 212 555 0109',
      ),
    ),
    means: [{ name: 'Şükrü Özçelikğ', phone: '+90 212 555 0109' }],
  },
  {
    from: 'an old Nokia, in capitals and with folded quoted-printable',
    bytes: utf8(
      card(
        '2.1',
        'N;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Virtanen;=C4ij=E4',
        'TEL;PREF;CELL;VOICE:+358405550110',
        'TEL;FAX:+35895550111',
      ),
    ),
    means: [{ name: 'Äijä', lastName: 'Virtanen', phone: '+358405550110', notes: 'Phone (fax): +35895550111' }],
  },
  {
    from: 'a Sony Ericsson, in UTF-16 with its mark, the lesser byte first',
    bytes: utf16(card('2.1', 'N:Žižková;Eva', 'TEL;CELL:+420 555 010 112'), true, true),
    means: [{ name: 'Eva', lastName: 'Žižková', phone: '+420 555 010 112' }],
  },
  {
    from: 'Address Book of old, in UTF-16 with the greater byte first',
    bytes: utf16(card('3.0', 'N:Grün;Åsa;;;', 'FN:Åsa Grün'), false, true),
    means: [{ name: 'Åsa', lastName: 'Grün' }],
  },
  {
    from: 'a program that leaves the mark of UTF-16 out',
    bytes: utf16(card('3.0', 'N:Ito;Haru;;;', 'FN:Haru Ito'), true, false),
    means: [{ name: 'Haru', lastName: 'Ito' }],
  },
  {
    from: 'a program that marks UTF-8 and ends lines with a line feed alone',
    bytes: utf8(`\ufeff${card('3.0', 'N:Nyberg;Siv;;;', 'FN:Siv Nyberg').replaceAll('\r\n', '\n')}`),
    means: [{ name: 'Siv', lastName: 'Nyberg' }],
  },
  {
    from: 'a web address book that writes no parts of names',
    bytes: utf8(card('3.0', 'FN:Leonor de la Cruz', 'EMAIL:leonor@cruz.example')),
    means: [{ name: 'Leonor de la', lastName: 'Cruz', email: 'leonor@cruz.example' }],
  },
  {
    from: 'a program that writes names in small letters and quotes parameters',
    bytes: utf8(
      card('3.0', 'n:Bell;Nora;;;', 'fn:Nora Bell', 'email;type="internet,home";x-note="a:b;c":nora@bell.example'),
    ),
    means: [{ name: 'Nora', lastName: 'Bell', email: 'nora@bell.example' }],
  },
  {
    from: 'a telephone system, without a name and with an email that is none',
    bytes: utf8(
      card('3.0', 'N:;;;;', 'FN:+44 20 7946 0113', 'TEL;TYPE=voice:+44 20 7946 0113', 'EMAIL:not an address'),
    ),
    means: [{ phone: '+44 20 7946 0113', notes: 'Email: not an address' }],
  },
  {
    from: 'a program that puts a card into a card, and lines that are none between',
    bytes: utf8(
      [
        'Sent from my desk',
        'BEGIN:VCARD',
        'VERSION:2.1',
        'N:Stone;Ruth',
        'AGENT:',
        'BEGIN:VCARD',
        'VERSION:2.1',
        'N:Other;Somebody',
        'END:VCARD',
        'TITLE:Director',
        'END:VCARD',
      ].join('\r\n'),
    ),
    means: [{ name: 'Ruth', lastName: 'Stone', jobTitle: 'Director' }],
  },
  {
    from: 'KAddressBook, with several nicknames, notes and a role',
    bytes: utf8(
      card('3.0', 'N:Quill;Peter;;;Jr.', 'FN:Peter Quill', 'NICKNAME:Star,Pete', 'ROLE:Pilot', 'NOTE:One', 'NOTE:Two'),
    ),
    means: [{ name: 'Peter', lastName: 'Quill Jr.', nickname: 'Star, Pete', jobTitle: 'Pilot', notes: 'One\nTwo' }],
  },
];
