/** A statement in the manner of a bank, and what its lines are: day, cents, and a part of the text. */
type Sample = {
  name: string;
  content: string;
  lines: [date: string, amount: number, text: string][];
  dayFirst?: boolean;
};

const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;

export const OFX_1 = [
  ...['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', 'CHARSET:1252', ''],
  '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260305<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>',
  '<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>121000248<ACCTID>1234567890<ACCTTYPE>CHECKING</BANKACCTFROM>',
  '<BANKTRANLIST><DTSTART>20260301<DTEND>20260305',
  ...['<STMTTRN>', '<TRNTYPE>DEBIT', '<DTPOSTED>20260302120000[-5:EST]', '<TRNAMT>-42.17', '<FITID>2026030201'],
  ...['<NAME>AT&amp;T WIRELESS', '<MEMO>Monthly bill', '</STMTTRN>'],
  ...['<STMTTRN>', '<TRNTYPE>CREDIT', '<DTPOSTED>20260304', '<TRNAMT>1500.00', '<FITID>2026030401', '<NAME>PAYROLL'],
  ...['</STMTTRN>', '</BANKTRANLIST>', '<LEDGERBAL><BALAMT>2000.00<DTASOF>20260305</LEDGERBAL>'],
  '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
].join('\n');

export const samples: Sample[] = [
  {
    name: 'OFX 1 as banks of the United States write it, values without ends',
    content: OFX_1,
    lines: [
      ['2026-03-02', -4217, 'AT&T WIRELESS · Monthly bill'],
      ['2026-03-04', 150_000, 'PAYROLL'],
    ],
  },
  {
    name: 'OFX 1 on one line, without the ends of its entries, with a comma as French banks write it',
    content:
      'OFXHEADER:100\r\n\r\n<OFX><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260310<TRNAMT>-12,50<FITID>a1<NAME>BOULANGERIE<STMTTRN><TRNTYPE>FEE<DTPOSTED>20260311<TRNAMT>-3,00<FITID>a2</BANKTRANLIST></OFX>',
    lines: [
      ['2026-03-10', -1250, 'BOULANGERIE'],
      ['2026-03-11', -300, 'FEE'],
    ],
  },
  {
    name: 'OFX 2, which is XML, of a credit card',
    content: [
      '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>',
      '<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CCACCTFROM><ACCTID>4111</ACCTID></CCACCTFROM><BANKTRANLIST>',
      '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260315000000.000</DTPOSTED><TRNAMT>-9.99</TRNAMT>',
      '<FITID>cc-1</FITID><PAYEE><NAME>Caf&#233; L&#xE9;a</NAME></PAYEE><MEMO>Espresso &lt;2&gt;</MEMO></STMTTRN>',
      '</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>',
    ].join('\n'),
    lines: [['2026-03-15', -999, 'Café Léa · Espresso <2>']],
  },
  {
    name: 'a table of a German bank: a head above it, semicolons, commas and points',
    content: crlf(
      '"Girokonto";"DE89370400440532013000"',
      '"Kontostand vom 20.03.2026:";"1.234,56 €"',
      '',
      '"Buchungstag";"Wertstellung";"Auftraggeber / Empfänger";"Verwendungszweck";"Betrag (€)"',
      '"20.03.2026";"20.03.2026";"Stadtwerke Köln";"Abschlag Strom; März";"-1.080,00"',
      '"19.03.26";"19.03.26";"Müller GmbH";"Rechnung 17";"2.500,00"',
      '"18.03.2026";"18.03.2026";"Bäckerei";"Brötchen";"-3,40 €"',
    ),
    lines: [
      ['2026-03-20', -108_000, 'Stadtwerke Köln · Abschlag Strom; März'],
      ['2026-03-19', 250_000, 'Müller GmbH · Rechnung 17'],
      ['2026-03-18', -340, 'Bäckerei · Brötchen'],
    ],
  },
  {
    name: 'a table of a bank of the United States: months first, brackets for what goes out',
    content: crlf(
      'Date,Description,Amount,Running Bal.',
      '03/04/2026,"SMITH, JOHN","1,250.00","3,250.00"',
      '03/25/2026,COFFEE SHOP,($4.75),"3,245.25"',
    ),
    lines: [
      ['2026-03-04', 125_000, 'SMITH, JOHN'],
      ['2026-03-25', -475, 'COFFEE SHOP'],
    ],
  },
  {
    name: 'a table of a bank of the United Kingdom: two columns of amounts, months by their names',
    content: crlf(
      '"Account Name:","Current ****1234"',
      '"Date","Transaction type","Description","Paid out","Paid in","Balance"',
      '"05 Mar 2026","Visa purchase","TESCO","£18.20","","£981.80"',
      '"06 Mar 2026","Bank credit","Rent from J","","£500.00","£1,481.80"',
    ),
    lines: [
      ['2026-03-05', -1820, 'TESCO'],
      ['2026-03-06', 50_000, 'Rent from J'],
    ],
  },
  {
    name: 'a table of a Turkish bank',
    content: crlf(
      'İşlem Tarihi;Açıklama;Tutar;Bakiye;Dekont No',
      '07.03.2026 14:22;Kira ödemesi;-9.500,00 TL;1.250,00;D-100',
      '08/03/2026;Maaş;45.000,00;46.250,00;D-101',
    ),
    lines: [
      ['2026-03-07', -950_000, 'Kira ödemesi'],
      ['2026-03-08', 4_500_000, 'Maaş'],
    ],
  },
  {
    name: 'a table of an Arabic bank, with Arabic digits',
    content: '\ufeffالتاريخ,البيان,مدين,دائن\n٢٠٢٦-٠٣-٠٩,إيجار المكتب,٩٥٠٫٥٠,\n٢٠٢٦-٠٣-١٠,تحويل وارد,,١٢٠٠\n',
    lines: [
      ['2026-03-09', -95_050, 'إيجار المكتب'],
      ['2026-03-10', 120_000, 'تحويل وارد'],
    ],
  },
  {
    name: 'a table of an Internet bank, with times, a minus after the amount and another sign for it',
    content: crlf(
      'Type\tCompleted Date\tDescription\tAmount\tCurrency',
      'CARD\t2026-03-12 08:15:01\tTaxi\t14.00-\tEUR',
      'CARD\t2026-03-12 09:00:00\tTaxi\t\u22127.5\tEUR',
    ),
    lines: [
      ['2026-03-12', -1400, 'Taxi'],
      ['2026-03-12', -750, 'Taxi'],
    ],
  },
];
