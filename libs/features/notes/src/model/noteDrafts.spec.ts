/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import type { Note } from './note';
import { emptyContent } from './note';
import { createNoteDrafts } from './noteDrafts';

const base: Note = { ...emptyContent, id: 'n1', title: 'Trip', time: '2026-03-01T08:00:00.000Z' };
const content = { ...emptyContent, title: 'Trip to the hills' };

beforeEach(() => {
  localStorage.clear();
});

it('gives back, after a reload, what was kept', () => {
  const before = createNoteDrafts('ada', localStorage);
  before.keepEdit('n1', { base, content });
  before.keepNew(content);
  before.keepPending({ key: 'k1', content, time: '2026-03-01T08:00:00.000Z' });
  before.keepPending({ key: 'k2', content, time: '2026-03-02T08:00:00.000Z' });

  const after = createNoteDrafts('ada', localStorage);
  expect(after.readEdit('n1')).toEqual({ base, content });
  expect([...after.edits().keys()]).toEqual(['n1']);
  expect(after.readNew()).toEqual(content);
  expect(after.pending().map(({ key }) => key)).toEqual(['k2', 'k1']);
});

it('shows nobody what somebody else wrote', () => {
  createNoteDrafts('ada', localStorage).keepEdit('n1', { base, content });
  createNoteDrafts('ada', localStorage).keepNew(content);
  const other = createNoteDrafts('adam', localStorage);
  expect(other.edits().size).toBe(0);
  expect(other.readEdit('n1')).toBeNull();
  expect(other.readNew()).toEqual(emptyContent);
});

it('forgets what was saved', () => {
  const drafts = createNoteDrafts('ada', localStorage);
  drafts.keepEdit('n1', { base, content });
  drafts.forgetEdit('n1');
  drafts.keepPending({ key: 'k1', content, time: '' });
  drafts.forgetPending('k1');
  expect(drafts.edits().size + drafts.pending().length).toBe(0);
  expect(localStorage.length).toBe(0);
});

it('lives on without a store', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
  const drafts = createNoteDrafts('ada', store);
  drafts.keepEdit('n1', { base, content });
  expect(drafts.readEdit('n1')).toEqual({ base, content });
  expect(drafts.edits().size).toBe(1);
});

it('takes no notice of what is not a draft', () => {
  localStorage.setItem('ezone.notes.ada.edit.n1', '{"content":');
  localStorage.setItem('ezone.notes.ada.edit.n2', '{"content":{"title":1}}');
  expect(createNoteDrafts('ada', localStorage).edits().size).toBe(0);
});
