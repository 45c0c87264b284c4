import { checkedDto } from '../errors/validation.pipe';
import { Id, Text } from './fields';
import { dtoAsPlanned } from './planned/dto-as-planned';
import { updateOf } from './update-of';

class ReadingListDto {
  @Id() id!: string;
  @Text({ max: 10 }) title!: string;
}
class UpdateReadingListDto extends updateOf('readingList', ReadingListDto) {}

const readingList = { id: '1', title: 'a' };

it.each([{ readingList }, { readingList, base: { ...readingList, title: 'b' } }])('takes %j, by its plan', (body) => {
  const update = dtoAsPlanned(UpdateReadingListDto, body);
  expect(update).toEqual(body);
  expect(update).toBeInstanceOf(UpdateReadingListDto);
  expect(update?.readingList).toBeInstanceOf(ReadingListDto);
});

it('takes what was sent without a field that has come since, and has a default', async () => {
  class Dated extends ReadingListDto {
    @Text({ max: 10 }) topic = 'none';
  }
  const update = await checkedDto(updateOf('readingList', Dated), {
    readingList: { ...readingList, title: 'b' },
    base: readingList,
  });
  expect(update).toEqual({
    readingList: { ...readingList, title: 'b', topic: 'none' },
    base: { ...readingList, topic: 'none' },
  });
});

it.each<[string, object, string]>([
  ['nothing', {}, 'readingList'],
  ['a bad record', { readingList: { ...readingList, title: '' } }, 'readingList.title'],
  ['a bad base', { readingList, base: { title: 'b' } }, 'base.id'],
  ['no base but null', { readingList, base: null }, 'base'],
  ['more', { readingList, other: 1 }, 'other'],
])('refuses %s', async (_, body, field) => {
  await expect(checkedDto(UpdateReadingListDto, body)).rejects.toMatchObject({
    response: { details: expect.arrayContaining([expect.objectContaining({ field })]) as object[] },
  });
});
