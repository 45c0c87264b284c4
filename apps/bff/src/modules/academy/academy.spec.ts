import { newSession } from '../../platform/auth/session';
import { TokensService } from '../../platform/auth/tokens.service';
import { UsersService } from '../users/users.service';
import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type Client, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import {
  EXAMPLE_COURSE_ID,
  type CourseCategoryDto,
  type CourseDto,
  type CourseSummaryDto,
  type SaveCourseDto,
} from './academy.dto';
import { COURSES } from './academy.service';

const DAY = 24 * 3_600_000;

let server: TestServer;
let sockets: TestSockets;
let alice: TestUser;
let bob: TestUser;
/** Somebody whose role is that of a user alone. */
let reader: Client;

beforeAll(async () => {
  server = await startTestServer();
  sockets = await TestSockets.listen(server);
  [alice, bob] = await server.twoUsers();
  reader = await readerOf(server);
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

const path = (call: string) => `/api/academy-app/${call}`;
const coursesOf = (user: TestUser) => user.list<CourseSummaryDto>(COURSES);
const send = (user: TestUser, course: object) => user.post(path('course/save'), course);
const save = (user: TestUser, course: SaveCourseDto) => user.call<CourseDto>(path('course/save'), course);
const update = (user: TestUser, changes: object) => user.post(path('course/update'), changes);
const get = async (user: TestUser, courseId: string) =>
  (await user.get(path('course'), { courseId })).json<CourseDto>();
const summaryOf = ({ steps: _, ...course }: CourseDto): CourseSummaryDto => course;

async function readerOf({ app, as }: TestServer): Promise<Client> {
  const account = { displayName: 'Rea', email: 'rea@example.com', role: ['user' as const], passwordHash: '' };
  const [user] = (await app.get(UsersService).add(account)) ?? [];
  return as(await app.get(TokensService).issue(user?.uuid ?? '', newSession()));
}

const stepsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    title: `Step ${String(at + 1)}`,
    content: '<p>Text</p>',
  }));
const draft: SaveCourseDto = {
  title: 'Knots',
  slug: 'knots',
  description: 'Five of them',
  category: 'web',
  length: 30,
  steps: stepsOf(5),
};

describe('the demo data', () => {
  it('has twelve courses of eleven steps with words in them, of all categories', async () => {
    const courses = await coursesOf(alice);
    expect(courses).toHaveLength(12);
    expect(new Set(courses.map(({ slug }) => slug)).size).toBe(12);
    const categories = await alice.list<CourseCategoryDto>('academy-app/categories');
    expect(categories.map(({ value }) => value)).toEqual(['web', 'firebase', 'cloud', 'android']);
    expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(categories.map(({ value }) => value)));
    for (const course of courses) {
      expect(course).toMatchObject({ totalSteps: 11, activeStep: 0 });
      expect(Date.parse(course.updated)).toBeGreaterThan(Date.now() - 60 * DAY);
      const whole = await get(alice, course.id);
      expect(summaryOf(whole)).toEqual(course);
      expect(whole.steps).toHaveLength(11);
      for (const { title, content } of whole.steps) expect([title, content.length > 40]).toEqual([title, true]);
    }
  });

  it('has what the documentation names', async () => {
    expect(await get(alice, EXAMPLE_COURSE_ID)).toMatchObject({ title: 'Pages that Load Fast' });
  });

  it('can be saved as it is', async () => {
    const [course] = await coursesOf(alice);
    const base = await get(alice, course?.id ?? '');
    const saved = await save(alice, { ...base, base });
    expect(saved).toEqual({ ...base, updated: saved.updated });
  });
});

describe('a course', () => {
  it('is added last with an id of its own, and is there for everybody without its steps', async () => {
    const before = new Date().toISOString();
    const course = await save(alice, { ...draft, updated: '2020-01-01T00:00:00.000Z' });
    const { id, updated } = course;
    expect(course).toEqual({ ...draft, id: expect.any(String) as string, totalSteps: 5, activeStep: 0, updated });
    expect(updated >= before).toBe(true);
    expect((await coursesOf(bob)).at(-1)).toEqual(summaryOf(course));
    expect(await get(bob, id)).toEqual(course);
  });

  it('is added with the id that it comes with, and replaced by it from then on', async () => {
    const given = { ...draft, id: 'my-course' };
    await save(alice, given);
    await save(alice, draft);
    const changed = await save(bob, { ...given, title: 'Splices', steps: stepsOf(7), totalSteps: 7 });
    expect(changed).toMatchObject({ id: 'my-course', title: 'Splices', totalSteps: 7 });
    expect((await coursesOf(alice)).at(-2)).toEqual(summaryOf(changed));
  });

  it.each([' ', '\u200b', ' a'])('is not there under the id %j', async (id) => {
    const before = await coursesOf(alice);
    const steps = [{ id, title: 'One', content: '' }];
    const answer = await send(alice, { ...draft, id, steps });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['id', 'steps.0.id'])]);
    expect(await coursesOf(alice)).toEqual(before);
  });

  it('has its title in its address where it is added without a slug, and keeps that under another title', async () => {
    const added = await save(alice, { ...draft, title: 'Ekmek, yavaşça', slug: '' });
    expect(added.slug).toBe('ekmek-yavasca');
    expect((await save(alice, { ...added, title: 'Other', base: added })).slug).toBe('ekmek-yavasca');
  });

  it('is added once, however often the same request is sent', async () => {
    const given = { ...draft, activeStep: 2 };
    const again = () => alice.post(path('course/save'), given, { 'idempotency-key': 'only-once' });
    const [one, two] = [(await again()).json<CourseDto>(), (await again()).json<CourseDto>()];
    expect(two.id).toBe(one.id);
    expect((await coursesOf(alice)).filter(({ id }) => id === one.id)).toHaveLength(1);
    // A late repetition takes nothing back that has been changed meanwhile, nor the step that its sender has reached.
    await update(bob, { id: one.id, title: 'Changed since' });
    await update(alice, { id: one.id, activeStep: 1 });
    expect((await again()).json<CourseDto>()).toMatchObject({ title: 'Changed since', activeStep: 1 });
    expect(await get(alice, one.id)).toMatchObject({ title: 'Changed since', activeStep: 1 });
  });

  it('is changed in the given fields alone', async () => {
    const course = await save(alice, draft);
    const answer = await update(bob, { id: course.id, title: 'Hitches', steps: stepsOf(2) });
    const changed = answer.json<CourseDto>();
    expect([answer.statusCode, changed]).toEqual([
      200,
      { ...course, title: 'Hitches', steps: stepsOf(2), totalSteps: 2, updated: changed.updated },
    ]);
    expect(changed.updated >= course.updated).toBe(true);
    expect(await get(alice, course.id)).toEqual(changed);
    expect((await update(bob, { id: course.id })).json()).toEqual(changed);
  });

  it('is changed by two windows that change different fields, and by one of two that change the same', async () => {
    const base = await save(alice, draft);
    await save(alice, { ...base, title: 'By Alice', base });
    const both = await save(bob, { ...base, steps: stepsOf(6), totalSteps: 6, base });
    expect(both).toMatchObject({ title: 'By Alice', totalSteps: 6 });
    const answer = await send(bob, { ...base, title: 'By Bob', length: 1, base });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set(['title'])]);
    expect(await get(alice, base.id)).toEqual(both);
  });

  it('keeps what several change at once', async () => {
    const { id } = await save(alice, draft);
    const changes = [{ title: 'One' }, { slug: 'two' }, { length: 3 }, { category: 'cloud' }, { description: 'Five' }];
    const answers = await Promise.all(changes.map((change, at) => update(at % 2 ? alice : bob, { id, ...change })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await get(alice, id)).toMatchObject(Object.assign({}, ...changes) as object);
  });

  it('is refused with every bad field named, and nothing is stored', async () => {
    const before = await coursesOf(alice);
    const wrong = {
      id: '',
      title: ' ',
      slug: null,
      description: 1,
      category: 'cooking',
      length: -1,
      totalSteps: 'five',
      activeStep: -1,
      updated: 'today',
      steps: [{ id: '1', title: 'x'.repeat(201), content: null }],
      price: 1,
      base: {},
    };
    for (const [call, base] of [
      ['course/save', {}],
      ['course/update', { length: -1 }],
    ] as const) {
      const answer = await alice.post(path(call), { ...wrong, base });
      expect(answer.statusCode).toBe(400);
      const fields = [...fieldsOf(answer)];
      expect(new Set(fields.map((field) => field.split('.')[0]))).toEqual(new Set(Object.keys(wrong)));
      expect(fields).toEqual(expect.arrayContaining(['steps.0.title', 'steps.0.content']));
    }
    expect((await send(alice, { title: 'Only' })).statusCode).toBe(400);
    expect((await update(alice, { title: 'Only' })).statusCode).toBe(400);
    expect(await coursesOf(alice)).toEqual(before);
  });

  it('counts its steps itself', async () => {
    const { id } = await save(alice, draft);
    for (const answer of [
      await send(alice, { ...draft, totalSteps: 4 }),
      await update(alice, { id, totalSteps: 4 }),
      await update(alice, { id, totalSteps: 5, steps: stepsOf(4) }),
    ])
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['totalSteps'])]);
    expect((await update(alice, { id, totalSteps: 5 })).statusCode).toBe(200);
  });

  it('is asked for and changed by an id that there is', async () => {
    expect((await alice.get(path('course'))).statusCode).toBe(400);
    expect((await alice.get(path('course'), { courseId: 'unknown' })).statusCode).toBe(404);
    expect((await update(alice, { id: 'unknown', title: 'New' })).statusCode).toBe(404);
    expect((await update(alice, { id: 'unknown', activeStep: 1 })).statusCode).toBe(404);
    const base = await save(alice, draft);
    expect((await send(alice, { ...base, id: 'unknown', base: { ...base, id: 'unknown' } })).statusCode).toBe(404);
    expect((await server.get(path('course'), { courseId: base.id })).statusCode).toBe(401);
  });
});

describe('the step that a user has reached', () => {
  let course: CourseDto;
  beforeEach(async () => {
    course = await save(alice, draft);
  });
  const reach = (user: TestUser, activeStep: unknown) => update(user, { id: course.id, activeStep });
  const reachedBy = async (user: TestUser) => {
    const listed = (await coursesOf(user)).find(({ id }) => id === course.id)?.activeStep;
    const { activeStep } = await get(user, course.id);
    expect(listed).toBe(activeStep);
    return activeStep;
  };

  it('is that user’s own, and no change of the course', async () => {
    expect((await reach(alice, 3)).json()).toEqual({ ...course, activeStep: 3 });
    expect((await reach(bob, 5)).json()).toEqual({ ...course, activeStep: 5 });
    expect([await reachedBy(alice), await reachedBy(bob)]).toEqual([3, 5]);
    await reach(alice, 0);
    expect([await reachedBy(alice), await reachedBy(bob)]).toEqual([0, 5]);
  });

  it.each([-1, 6, 1.5, '1', null])('is not %j of five', async (activeStep) => {
    const answer = await reach(alice, activeStep);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['activeStep'])]);
    const saved = await send(alice, { ...draft, activeStep });
    expect([saved.statusCode, fieldsOf(saved)]).toEqual([400, new Set(['activeStep'])]);
  });

  it('comes along with other fields, and only if all of them are right', async () => {
    const answer = await update(alice, { id: course.id, title: 'Longer', steps: stepsOf(9), activeStep: 8 });
    expect(answer.json()).toMatchObject({ title: 'Longer', totalSteps: 9, activeStep: 8 });
    const refused = await update(alice, { id: course.id, title: 'Shorter', steps: stepsOf(2), activeStep: 8 });
    expect(refused.statusCode).toBe(400);
    expect(await get(alice, course.id)).toEqual(answer.json());
  });

  it('is saved with a whole course, if it differs from how the caller had it', async () => {
    await reach(bob, 2);
    expect(await save(bob, { ...course, title: 'New', base: course })).toMatchObject({ title: 'New', activeStep: 2 });
    expect(await save(bob, { ...course, activeStep: 4, base: course })).toMatchObject({ activeStep: 4 });
    expect(await reachedBy(alice)).toBe(0);
    const { activeStep: _, ...without } = course;
    expect(await save(bob, without)).toMatchObject({ activeStep: 4 });
  });

  it('is the last at most, if somebody shortens the course', async () => {
    await reach(bob, 5);
    await update(alice, { id: course.id, steps: stepsOf(3) });
    expect(await reachedBy(bob)).toBe(3);
  });

  it('changes the tag of that user’s list, and nobody else’s; a change of the course everybody’s', async () => {
    const tagged = async (user: TestUser) => {
      const { headers } = await user.get(path('courses'));
      return async () => (await user.get(path('courses'), {}, { 'if-none-match': String(headers.etag) })).statusCode;
    };
    const [alices, bobs] = [await tagged(alice), await tagged(bob)];
    expect([await alices(), await bobs()]).toEqual([304, 304]);
    await reach(alice, 1);
    expect([await alices(), await bobs()]).toEqual([200, 304]);
    const again = await tagged(alice);
    expect(await again()).toBe(304);
    await update(bob, { id: course.id, title: 'New' });
    expect([await again(), await bobs()]).toEqual([200, 200]);
  });

  it('is told to that user’s other windows alone; a change of the course to everybody', async () => {
    const [acting, other, bobs] = [
      await sockets.connect(alice),
      await sockets.connect(alice),
      await sockets.connect(bob),
    ];
    const headers = { 'x-socket-id': acting.socket.id ?? '' };
    const told = { list: COURSES, ids: [course.id], by: alice.user.uuid };
    await alice.post(path('course/update'), { id: course.id, activeStep: 1 }, headers);
    expect(await other.next<RecordsChangedDto>('records:changed')).toEqual(told);
    await bobs.ask('nothing');
    expect(bobs.told('records:changed')).toEqual([]);
    await alice.post(path('course/update'), { id: course.id, title: 'New' }, headers);
    expect(await bobs.next<RecordsChangedDto>('records:changed')).toEqual(told);
    await acting.ask('nothing');
    expect(acting.told('records:changed')).toEqual([]);
  });
});

describe('a course that is saved with the step that its sender has reached', () => {
  it.each(['new', 'there', 'merged'])('is told once to everybody, where it is %s', async (kind) => {
    const course = await save(alice, draft);
    const [acting, other, bobs] = [
      await sockets.connect(alice),
      await sockets.connect(alice),
      await sockets.connect(bob),
    ];
    const tags = await Promise.all(
      [alice, bob].map(async (user) => String((await user.get(path('courses'))).headers.etag)),
    );
    const wanted = { ...course, title: 'Bends', activeStep: 3 };
    const { id: _, ...content } = wanted;
    const body = kind === 'new' ? content : kind === 'there' ? wanted : { ...wanted, base: course };
    const headers = { 'x-socket-id': acting.socket.id ?? '' };
    const saved = (await alice.post(path('course/save'), body, headers)).json<CourseDto>();
    expect(saved).toMatchObject({ title: 'Bends', activeStep: 3 });
    expect(await get(alice, saved.id)).toEqual(saved);
    expect(await get(bob, saved.id)).toEqual({ ...saved, activeStep: 0 });
    for (const socket of [acting, other, bobs]) await socket.ask('nothing');
    const told = [{ list: COURSES, ids: [saved.id], by: alice.user.uuid }];
    expect([acting, other, bobs].map((socket) => socket.told('records:changed'))).toEqual([[], told, told]);
    const again = [alice, bob].map((user, at) => user.get(path('courses'), {}, { 'if-none-match': tags[at] ?? '' }));
    expect((await Promise.all(again)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('is told once where it is updated, too, and not at all where it is refused', async () => {
    const course = await save(alice, draft);
    const [other, bobs] = [await sockets.connect(alice), await sockets.connect(bob)];
    await update(alice, { id: course.id, title: 'Bends', activeStep: 3 });
    await update(alice, { id: course.id, title: 'Splices', activeStep: 6 });
    for (const socket of [other, bobs]) await socket.ask('nothing');
    const told = [{ list: COURSES, ids: [course.id], by: alice.user.uuid }];
    expect([other, bobs].map((socket) => socket.told('records:changed'))).toEqual([told, told]);
    expect(await get(alice, course.id)).toMatchObject({ title: 'Bends', activeStep: 3 });
  });
});

describe('the lists', () => {
  it.each([COURSES, 'academy-app/categories'])('come in pages that together are the whole: %s', async (list) => {
    const pages = await pagesOf(alice, list, 3);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(await alice.list(list));
    expect((await alice.get(`/api/${list}`, { cursor: 'made-up' })).statusCode).toBe(400);
  });

  it('of categories are not sent twice', async () => {
    const { headers } = await alice.get(path('categories'));
    const again = await alice.get(path('categories'), {}, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('what a step says', () => {
  const withContent = (content: string) => ({ ...draft, steps: [{ id: '1', title: 'One', content }] });

  it('is HTML that runs nothing, whichever call writes it', async () => {
    const given = '<p onclick="steal()">a <strong>b</strong><script>steal()</script></p>';
    const safe = '<p>a <strong>b</strong></p>';
    const course = await save(alice, withContent(given));
    expect(course.steps[0]?.content).toBe(safe);
    const { steps } = withContent(`${given}${given}`);
    expect((await update(alice, { id: course.id, steps })).json<CourseDto>().steps[0]?.content).toBe(safe + safe);
    expect((await get(bob, course.id)).steps[0]?.content).toBe(safe + safe);
  });

  it('is refused where it has too many tags, or is too long once it is safe', async () => {
    const long = await send(alice, withContent('&'.repeat(6000)));
    expect([long.statusCode, fieldsOf(long)]).toEqual([400, new Set(['steps.0.content'])]);
    const many = Array.from({ length: 3 }, (_, at) => ({ id: String(at), title: '', content: '<b>'.repeat(4000) }));
    expect(fieldsOf(await send(alice, { ...draft, steps: many }))).toEqual(new Set(['steps.2.content']));
  });
});

describe('a user who is not of the staff', () => {
  it('keeps a step, and changes, adds and removes no course', async () => {
    const course = await save(alice, draft);
    const { id } = course;
    const reached = await reader.post(path('course/update'), { id, activeStep: 2 });
    expect(reached.json()).toEqual({ ...course, activeStep: 2 });
    for (const [call, body] of [
      ['course/update', { id, title: 'Mine' }],
      ['course/update', { id, activeStep: 3, steps: [] }],
      ['course/save', { ...draft, title: 'Mine' }],
      ['remove-courses', { courseIds: [id] }],
    ] as const)
      expect((await reader.post(path(call), body)).statusCode).toBe(403);
    expect(await get(alice, id)).toEqual(course);
  });
});

describe('a change of a course as its sender had it', () => {
  it('takes no step back that was reached meanwhile, unless the sender had reached it', async () => {
    const { id } = await save(alice, draft);
    const reach = async (activeStep: number, before: number) =>
      (await update(alice, { id, activeStep, base: { activeStep: before } })).json<CourseDto>().activeStep;
    expect([await reach(3, 0), await reach(2, 0), await reach(4, 1), await reach(1, 4)]).toEqual([3, 3, 4, 1]);
  });

  it('takes no step back that another device reaches in the same moment, with or without other fields', async () => {
    for (const others of [{}, { length: 99 }]) {
      for (const steps of [
        [2, 5],
        [5, 2],
      ]) {
        const { id } = await save(alice, draft);
        const base = { activeStep: 0 };
        await Promise.all(steps.map((activeStep) => update(alice, { id, activeStep, base, ...others })));
        expect((await get(alice, id)).activeStep).toBe(5);
      }
    }
  });

  it('is put together with those of others, and is refused where they have changed the same', async () => {
    const base = await save(alice, draft);
    await update(bob, { id: base.id, title: 'By Bob' });
    const both = await update(alice, { id: base.id, length: 7, base: { length: base.length, title: base.title } });
    expect(both.json()).toMatchObject({ title: 'By Bob', length: 7 });
    await update(bob, { id: base.id, steps: stepsOf(7) });
    const steps = { steps: base.steps, totalSteps: base.totalSteps };
    const counted = await update(alice, { id: base.id, length: 8, ...steps, base: { length: 7, ...steps } });
    expect(counted.json()).toMatchObject({ length: 8, totalSteps: 7 });
    const answer = await update(alice, { id: base.id, title: 'By Alice', base: { title: base.title } });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set(['title'])]);
  });
});

describe('a removed course', () => {
  it('is in the trash, and comes back with what users have reached in it', async () => {
    const course = await save(alice, draft);
    await update(alice, { id: course.id, activeStep: 2 });
    const before = await coursesOf(alice);
    expect(await bob.call(path('remove-courses'), { courseIds: [course.id, 'unknown'] })).toEqual([course.id]);
    expect((await coursesOf(alice)).map(({ id }) => id)).not.toContain(course.id);
    expect((await alice.get(path('course'), { courseId: course.id })).statusCode).toBe(404);
    const restored = { list: COURSES, ids: [course.id] };
    expect((await reader.post('/api/trash/restore', restored)).statusCode).not.toBe(200);
    expect(await alice.call('/api/trash/restore', restored)).toEqual([course.id]);
    expect(await coursesOf(alice)).toEqual(before);
    expect(await get(alice, course.id)).toEqual({ ...course, activeStep: 2 });
  });
});
