/** A file as a program writes it, and what it means. */
export type IcsSample = {
  program: string;
  what: string;
  file: string | Uint8Array<ArrayBuffer>;
  /** What stands in the calendar of 2026, in UTC: "2026-03-05T09:00 2026-03-05T10:00 title"; whole days as dates. */
  means: readonly string[];
  desc?: string;
  /** What cannot be read: "unreadable 12" is of line 12. */
  problems?: readonly string[];
};

/** @param lines of the event; without a zone of its own in the file */
const calendar = (program: string, lines: readonly string[], zones: readonly string[] = [], end = '\r\n'): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${program}`, ...zones, ...lines, 'END:VCALENDAR', ''].join(end);
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const zoneOf = (name: string, standard: string, daylight: string, rules = ['-1SU;BYMONTH=10', '-1SU;BYMONTH=3']) => [
  ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
  ...[
    `TZOFFSETFROM:${daylight}`,
    `TZOFFSETTO:${standard}`,
    `RRULE:FREQ=YEARLY;BYDAY=${rules[0] ?? ''}`,
    'END:STANDARD',
  ],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', `TZOFFSETFROM:${standard}`, `TZOFFSETTO:${daylight}`],
  ...[`RRULE:FREQ=YEARLY;BYDAY=${rules[1] ?? ''}`, 'END:DAYLIGHT', 'END:VTIMEZONE'],
];
const berlin = zoneOf('Europe/Berlin', '+0100', '+0200');

const utf16 = (text: string, isBig: boolean, hasMark = true): Uint8Array<ArrayBuffer> => {
  const letters = Uint8Array.from(Buffer.from(`${hasMark ? '\uFEFF' : ''}${text}`, 'utf16le'));
  return isBig ? letters.map((_, at) => letters[at % 2 === 0 ? at + 1 : at - 1] ?? 0) : letters;
};

const APPLE = '-//Apple Inc.//macOS 15.1//EN';
const GOOGLE = '-//Google Inc//Google Calendar 70.9054//EN';
const OUTLOOK = '-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN';
const THUNDERBIRD = '-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN';
const PHONE = '-//Nokia//Calendar//EN';

const nine = ['DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z'];
const isNine = ['2026-03-05T09:00 2026-03-05T10:00 Review'];

export const samples: readonly IcsSample[] = [
  {
    ...{ program: 'Apple', what: 'a zone by its name', means: ['2026-03-05T08:00 2026-03-05T09:00 Zahnarzt'] },
    file: calendar(
      APPLE,
      event(
        ...['UID:A1', 'DTSTART;TZID=Europe/Berlin:20260305T090000', 'DTEND;TZID=Europe/Berlin:20260305T100000'],
        ...['SUMMARY:Zahnarzt', 'SEQUENCE:1', 'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC'],
        ...['BEGIN:VALARM', 'UID:B', 'TRIGGER:-PT15M', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'END:VALARM'],
      ),
      berlin,
    ),
    desc: '',
  },
  {
    ...{ program: 'Apple', what: 'whole days', means: ['2026-03-05 2026-03-08 Fair'] },
    file: calendar(APPLE, event('UID:A2', 'DTSTART;VALUE=DATE:20260305', 'DTEND;VALUE=DATE:20260308', 'SUMMARY:Fair')),
  },
  {
    ...{ program: 'Apple', what: 'one of a series moved, one left out' },
    means: [
      '2026-03-23T08:00 2026-03-23T09:00 Yoga',
      '2026-03-31T08:00 2026-03-31T09:00 Yoga outdoors',
      '2026-04-13T07:00 2026-04-13T08:00 Yoga',
    ],
    file: calendar(
      APPLE,
      [
        ...event(
          ...['UID:A3', 'DTSTART;TZID=Europe/Berlin:20260323T090000', 'DTEND;TZID=Europe/Berlin:20260323T100000'],
          ...['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=Europe/Berlin:20260406T090000', 'SUMMARY:Yoga'],
        ),
        ...event(
          ...['UID:A3', 'RECURRENCE-ID;TZID=Europe/Berlin:20260330T090000'],
          ...['DTSTART;TZID=Europe/Berlin:20260331T100000', 'DTEND;TZID=Europe/Berlin:20260331T110000'],
          'SUMMARY:Yoga outdoors',
        ),
      ],
      berlin,
    ),
  },
  {
    ...{ program: 'Apple', what: 'a place, an address and a description', means: isNine },
    file: calendar(
      APPLE,
      event(
        ...['UID:A4', ...nine, 'SUMMARY:Review', 'LOCATION:Room 4\\, second floor'],
        ...['DESCRIPTION:Bring figures\\;\\nand time.', 'URL;VALUE=URI:https://a.example/1'],
      ),
    ),
    desc: 'Room 4, second floor\n\nBring figures;\nand time.\n\nhttps://a.example/1',
  },
  {
    ...{ program: 'Apple', what: 'a birthday each year', means: ['2026-02-11 2026-02-12 Karim’s birthday'] },
    file: calendar(
      APPLE,
      event('UID:A5', 'DTSTART;VALUE=DATE:19900211', 'DURATION:P1D', 'RRULE:FREQ=YEARLY', 'SUMMARY:Karim’s birthday'),
    ),
  },
  {
    ...{ program: 'Apple', what: 'the last Friday of the month', file: '' },
    ...{ means: ['2026-01-30T16:00 2026-01-30T17:00 Drinks', '2026-02-27T16:00 2026-02-27T17:00 Drinks'] },
    ...{
      file: calendar(
        APPLE,
        event(
          'UID:A6',
          'DTSTART:20260130T160000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20260228T000000Z',
          'SUMMARY:Drinks',
        ),
      ),
    },
  },
  {
    ...{ program: 'Google', what: 'moments in UTC', means: isNine },
    file: calendar(GOOGLE, [
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:ada@example.com',
      ...event(
        ...nine,
        'DTSTAMP:20260101T000000Z',
        'UID:g1@google.com',
        'CREATED:20260101T000000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:Review',
        'TRANSP:OPAQUE',
      ),
    ]),
  },
  {
    ...{
      program: 'Google',
      what: 'a line that is folded within a word',
      means: ['2026-03-05T09:00 2026-03-05T10:00 Überlange Besprechung mit allen Beteiligten aus Köln und Zürich'],
    },
    file: calendar(
      GOOGLE,
      event(...nine, 'UID:g2', 'SUMMARY:Überlange Besprechung mit allen Betei', ' ligten aus Köln', '  und Zürich'),
    ),
  },
  {
    ...{ program: 'Google', what: 'a series with one cancelled' },
    means: ['2026-03-02T10:00 2026-03-02T11:00 Sync', '2026-03-04T10:00 2026-03-04T11:00 Sync'],
    file: calendar(GOOGLE, [
      ...event(
        'DTSTART;TZID=Europe/London:20260302T100000',
        'DTEND;TZID=Europe/London:20260302T110000',
        'RRULE:FREQ=DAILY;COUNT=3',
        'UID:g3',
        'SUMMARY:Sync',
      ),
      ...event(
        'DTSTART;TZID=Europe/London:20260303T100000',
        'DTEND;TZID=Europe/London:20260303T110000',
        'UID:g3',
        'RECURRENCE-ID;TZID=Europe/London:20260303T100000',
        'STATUS:CANCELLED',
        'SUMMARY:Sync',
      ),
    ]),
  },
  {
    ...{
      program: 'Google',
      what: 'an end on a day, of whole days',
      means: ['2026-03-05 2026-03-06 Water', '2026-03-06 2026-03-07 Water'],
    },
    file: calendar(
      GOOGLE,
      event(
        'DTSTART;VALUE=DATE:20260305',
        'DTEND;VALUE=DATE:20260306',
        'RRULE:FREQ=DAILY;UNTIL=20260306',
        'UID:g4',
        'SUMMARY:Water',
      ),
    ),
  },
  {
    ...{ program: 'Google', what: 'a series over a change of the clocks in New York' },
    means: ['2026-03-06T14:00 2026-03-06T15:00 Stand-up', '2026-03-09T13:00 2026-03-09T14:00 Stand-up'],
    file: calendar(
      GOOGLE,
      event(
        'DTSTART;TZID=America/New_York:20260306T090000',
        'DTEND;TZID=America/New_York:20260306T100000',
        'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20260310T035959Z;BYDAY=MO,FR',
        'UID:g5',
        'SUMMARY:Stand-up',
      ),
    ),
  },
  {
    ...{ program: 'Google', what: 'several events', means: ['2026-03-05 2026-03-06 One', '2026-03-06 2026-03-07 Two'] },
    file: calendar(GOOGLE, [
      ...event('DTSTART;VALUE=DATE:20260305', 'UID:a', 'SUMMARY:One'),
      ...event('DTSTART;VALUE=DATE:20260306', 'UID:b', 'SUMMARY:Two'),
    ]),
  },
  {
    ...{ program: 'Outlook', what: 'a zone of Windows', means: ['2026-07-06T07:00 2026-07-06T08:00 Planung'] },
    file: calendar(
      OUTLOOK,
      [
        'METHOD:REQUEST',
        ...event(
          'UID:040000008200E00074C5B7101A82E008',
          'DTSTART;TZID="W. Europe Standard Time":20260706T090000',
          'DTEND;TZID="W. Europe Standard Time":20260706T100000',
          'SUMMARY;LANGUAGE=de:Planung',
          'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
        ),
      ],
      zoneOf('W. Europe Standard Time', '+0100', '+0200'),
    ),
  },
  {
    ...{
      program: 'Outlook',
      what: 'a zone that only the file describes',
      means: ['2026-07-06T13:00 2026-07-06T14:00 Call'],
    },
    file: calendar(
      OUTLOOK,
      event(
        'UID:o2',
        'DTSTART;TZID=Customized Time Zone:20260706T090000',
        'DTEND;TZID=Customized Time Zone:20260706T100000',
        'SUMMARY:Call',
      ),
      zoneOf('Customized Time Zone', '-0500', '-0400', ['1SU;BYMONTH=11', '2SU;BYMONTH=3']),
    ),
  },
  {
    ...{ program: 'Outlook', what: 'whole days with times', means: ['2026-03-05 2026-03-06 Holiday'] },
    file: calendar(
      OUTLOOK,
      event(
        'UID:o3',
        'DTSTART:20260305T000000',
        'DTEND:20260306T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        'SUMMARY:Holiday',
      ),
    ),
  },
  {
    ...{ program: 'Outlook', what: 'the first working day of the month' },
    means: [
      '2026-01-01T08:00 2026-01-01T08:30 Report',
      '2026-02-02T08:00 2026-02-02T08:30 Report',
      '2026-03-02T08:00 2026-03-02T08:30 Report',
    ],
    file: calendar(
      OUTLOOK,
      event(
        'UID:o4',
        'DTSTART:20260101T080000Z',
        'DTEND:20260101T083000Z',
        'RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
        'SUMMARY:Report',
      ),
    ),
  },
  {
    ...{ program: 'Outlook', what: 'a description in two forms', means: isNine },
    file: calendar(
      OUTLOOK,
      event(
        'UID:o5',
        ...nine,
        'SUMMARY:Review',
        'DESCRIPTION:Plain\\n',
        'X-ALT-DESC;FMTTYPE=text/html:<html><body>Rich</body></html>',
        'CLASS:PUBLIC',
        'PRIORITY:5',
      ),
    ),
    desc: 'Plain',
  },
  {
    ...{ program: 'Outlook', what: 'UTF-16 with a mark', means: ['2026-03-05T09:00 2026-03-05T10:00 Günlük özet'] },
    file: utf16(calendar(OUTLOOK, event('UID:o6', ...nine, 'SUMMARY:Günlük özet')), false),
  },
  {
    ...{
      program: 'Outlook',
      what: 'UTF-16, the greater byte first',
      means: ['2026-03-05T09:00 2026-03-05T10:00 اجتماع'],
    },
    file: utf16(calendar(OUTLOOK, event('UID:o7', ...nine, 'SUMMARY:اجتماع')), true),
  },
  {
    ...{ program: 'Outlook', what: 'UTF-16 without a mark', means: ['2026-03-05T09:00 2026-03-05T10:00 Žluť'] },
    file: utf16(calendar(OUTLOOK, event('UID:o8', ...nine, 'SUMMARY:Žluť')), false, false),
  },
  {
    ...{
      program: 'Outlook',
      what: 'the alphabet of older programs',
      means: ['2026-03-05T09:00 2026-03-05T10:00 Prüfung'],
    },
    file: Uint8Array.from(Buffer.from(calendar(OUTLOOK, event('UID:o9', ...nine, 'SUMMARY:Prüfung')), 'latin1')),
  },
  {
    ...{ program: 'Outlook', what: 'one of a series, without the series', means: isNine },
    file: calendar(OUTLOOK, event('UID:o10', 'RECURRENCE-ID:20260304T090000Z', ...nine, 'SUMMARY:Review')),
  },
  {
    ...{ program: 'Thunderbird', what: 'a zone in an address', means: ['2026-01-05T08:00 2026-01-05T09:00 Termin'] },
    file: calendar(
      THUNDERBIRD,
      event(
        'UID:t1',
        'DTSTART;TZID=/mozilla.org/20071231_1/Europe/Berlin:20260105T090000',
        'DTEND;TZID=/mozilla.org/20071231_1/Europe/Berlin:20260105T100000',
        'SUMMARY:Termin',
      ),
    ),
  },
  {
    ...{ program: 'Thunderbird', what: 'a mark at the beginning and lines of Unix', means: isNine },
    file: `\uFEFF${calendar(THUNDERBIRD, event('UID:t2', ...nine, 'SUMMARY:Review'), [], '\n')}`,
  },
  {
    ...{
      program: 'Thunderbird',
      what: 'dates beside a rule',
      means: [
        '2026-03-05T09:00 2026-03-05T10:00 Choir',
        '2026-03-06T09:00 2026-03-06T10:00 Choir',
        '2026-03-20T18:00 2026-03-20T19:00 Choir',
      ],
    },
    file: calendar(
      THUNDERBIRD,
      event('UID:t3', ...nine, 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20260320T180000Z', 'SUMMARY:Choir'),
    ),
  },
  {
    ...{
      program: 'Thunderbird',
      what: 'left out by days',
      means: ['2026-03-05T09:00 2026-03-05T10:00 Walk', '2026-03-07T09:00 2026-03-07T10:00 Walk'],
    },
    file: calendar(
      THUNDERBIRD,
      event('UID:t4', ...nine, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260306', 'SUMMARY:Walk'),
    ),
  },
  {
    ...{ program: 'Thunderbird', what: 'a task beside an event', means: isNine },
    file: calendar(THUNDERBIRD, [
      'BEGIN:VTODO',
      'UID:t5',
      'SUMMARY:Buy milk',
      'END:VTODO',
      ...event('UID:t6', ...nine, 'SUMMARY:Review'),
    ]),
  },
  {
    ...{
      program: 'Thunderbird',
      what: 'several left out in one line',
      means: ['2026-03-05T09:00 2026-03-05T10:00 Run', '2026-03-08T09:00 2026-03-08T10:00 Run'],
    },
    file: calendar(
      THUNDERBIRD,
      event('UID:t7', ...nine, 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20260306T090000Z,20260307T090000Z', 'SUMMARY:Run'),
    ),
  },
  {
    ...{ program: 'a phone', what: 'letters written as bytes', means: ['2026-03-05T09:00 2026-03-05T10:00 Kahvaltı'] },
    file: calendar(
      PHONE,
      event(
        'UID:p1',
        ...nine,
        'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Kahvalt=C4=B1',
        'DESCRIPTION;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=',
        'Tee, =C3=87ay=0D=0A=',
        'Brot',
      ),
    ),
    desc: 'Tee, Çay\nBrot',
  },
  {
    ...{ program: 'a phone', what: 'only a beginning', means: ['2026-03-05T09:00 2026-03-05T09:00 Alarm'] },
    file: calendar(PHONE, event('UID:p2', 'DTSTART:20260305T090000Z', 'SUMMARY:Alarm')),
  },
  {
    ...{ program: 'a phone', what: 'blank lines, small letters and no end', means: isNine },
    file: [
      'begin:vcalendar',
      'version:2.0',
      '',
      'begin:vevent',
      'uid:p3',
      'dtstart:20260305T090000Z',
      '',
      'dtend:20260305T100000Z',
      'summary:Review',
      'end:vevent',
    ].join('\n'),
  },
  {
    ...{
      program: 'a phone',
      what: 'what is broken beside what is not',
      means: isNine,
      problems: ['unreadable 4', 'noStart 8', 'endsBefore 12'],
    },
    file: calendar(PHONE, [
      ...event('UID:p4', 'this line says nothing'),
      ...event('UID:p5', 'SUMMARY:Some day'),
      ...event('UID:p6', 'DTSTART:20260305T100000Z', 'DTEND:20260305T090000Z'),
      ...event('UID:p7', ...nine, 'SUMMARY:Review'),
    ]),
  },
  {
    ...{
      program: 'another program',
      what: 'what comes back within a day, and what is cancelled',
      means: [],
      problems: ['repeatsWithinDay 4', 'cancelled 10'],
    },
    file: calendar('x', [
      ...event('UID:x1', ...nine, 'RRULE:FREQ=HOURLY'),
      ...event('UID:x2', ...nine, 'STATUS:CANCELLED'),
    ]),
  },
  {
    ...{
      program: 'another program',
      what: 'a series with more exceptions than there may be, and a text that is too long, beside what is as usual',
      means: [...isNine, ...isNine],
      problems: ['tooManyExceptions 4', 'cut 517'],
    },
    file: calendar('x', [
      ...event(
        'UID:x1',
        ...nine,
        'RRULE:FREQ=DAILY',
        ...Array.from(
          { length: 501 },
          (_, day) =>
            `EXDATE;VALUE=DATE:${new Date(Date.UTC(2026, 0, 2 + day)).toISOString().slice(0, 10).replaceAll('-', '')}`,
        ),
      ),
      ...event('UID:x2', ...nine, 'SUMMARY:Review'),
      ...event('UID:x3', ...nine, 'SUMMARY:Review', `DESCRIPTION:${'a'.repeat(20_001)}`),
    ]),
  },
  {
    ...{
      program: 'another program',
      what: 'rules that give no days beside one that does',
      means: isNine,
      problems: ['badRule 4', 'badRule 10', 'badRule 16', 'badRule 22', 'unreadable 28'],
    },
    file: calendar('x', [
      ...event('UID:x1', ...nine, 'RRULE:FREQ=WEEKLY;BYMONTHDAY=3'),
      ...event('UID:x2', ...nine, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      ...event('UID:x3', ...nine, 'RRULE:FREQ=DAILY;BYDAY=2MO'),
      ...event('UID:x4', ...nine, 'RRULE:FREQ=WEEKLY;BYWEEKNO=3'),
      ...event('UID:x5', ...nine, 'RRULE:FREQ=DAILY;BYDAY=99MO'),
      ...event('UID:x6', ...nine, 'SUMMARY:Review', 'RRULE:FREQ=DAILY;COUNT=1'),
    ]),
  },
  {
    ...{
      program: 'another program',
      what: 'a zone that tells of its summer by a day that there is not',
      means: ['2026-03-05T09:00 2026-03-05T10:00 Review'],
    },
    file: calendar(
      'x',
      event('UID:x1', 'DTSTART;TZID=Mars:20260305T090000', 'DURATION:PT1H', 'SUMMARY:Review'),
      zoneOf('Mars', '+0100', '+0200').map((line) =>
        line.replace(/^RRULE:.*/, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      ),
    ),
  },
  {
    ...{
      program: 'another program',
      what: 'two calendars in one file',
      means: ['2026-03-05T09:00 2026-03-05T10:00 Review', '2026-03-06 2026-03-07 Two'],
    },
    file:
      calendar('x', event('UID:x3', ...nine, 'SUMMARY:Review')) +
      calendar('y', event('UID:x4', 'DTSTART;VALUE=DATE:20260306', 'SUMMARY:Two')),
  },
];
