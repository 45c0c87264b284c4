import { checkedDto } from '../errors/validation.pipe';
import { draftOf } from './draft-of';
import { Flag, Id, Text } from './fields';
import { dtoAsPlanned } from './planned/dto-as-planned';

class TaskDto {
  @Id() id!: string;
  @Text({ max: 10 }) title!: string;
  @Flag() done!: boolean;
  @Text({ max: 10, nullable: true }) place!: string | null;
}
class TaskDraftDto extends draftOf(TaskDto) {}

it.each([{}, { title: 'a' }, { done: true, place: null }])('takes %j, by its plan', (fields) => {
  const draft = dtoAsPlanned(TaskDraftDto, fields);
  expect(draft).toBeInstanceOf(TaskDraftDto);
  expect(draft).toEqual(fields);
});

it('transforms as the record does', () => {
  expect(dtoAsPlanned(TaskDraftDto, { title: ' a ' })).toEqual({ title: 'a' });
});

it.each([
  ['an id', { id: '1' }, 'property id should not exist'],
  ['null', { done: null }, 'done must be a boolean value'],
  ['what the record does not take', { title: '' }, 'title must be longer than or equal to 1 characters'],
])('refuses %s', async (_, fields, message) => {
  await expect(checkedDto(TaskDraftDto, fields)).rejects.toThrow(message);
});
