import { readTable, writeTable } from '.';

it('finds what stands between the cells, and the line that each row begins with', () => {
  expect(readTable('\ufeffName;Notes\r\n\r\nAda;"One\r\ntwo; three"\r\n;\r\nZoë;\r\n')).toEqual({
    header: ['Name', 'Notes'],
    rows: [
      { line: 3, cells: ['Ada', 'One\r\ntwo; three'] },
      { line: 6, cells: ['Zoë', ''] },
    ],
  });
  expect(readTable('').header).toEqual([]);
});

it('finds the names of the columns below the title of a report, whatever stands between the cells', () => {
  const isHeader = (cells: readonly string[]) => cells.includes('Name');
  const report = 'Ada, Bob and Co.\nList of people\n\nName;Notes\nZoë;one, two, three\n';
  expect(readTable(report, isHeader)).toEqual({
    header: ['Name', 'Notes'],
    rows: [{ line: 5, cells: ['Zoë', 'one, two, three'] }],
  });
  expect(readTable('A,B\n1,2', isHeader).header).toEqual(['A', 'B']);
});

it('writes what comes in again the same, and nothing that is a formula', () => {
  const rows = [
    ['Name', 'Notes'],
    ['=1+1', '-a "quoted"\nline, two'],
    ['ğüş', 'ليلى'],
  ];
  const text = writeTable(rows);
  expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
  const { header, rows: again } = readTable(text);
  expect([header, ...again.map(({ cells }) => cells)]).toEqual(rows);
});

it('leaves numbers as they are, and writes nothing where there is no value', () => {
  expect(writeTable([['Change', -1.5, null]])).toBe('\ufeffChange,-1.5,\r\n');
});
