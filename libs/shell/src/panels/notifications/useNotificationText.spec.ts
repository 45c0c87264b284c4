import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sentences } from './useNotificationText';

type Contract = {
  components: { schemas: { NotificationDto: { properties: { kind: { description: string } } } } };
};

it('says in English what the server says', () => {
  const contract = JSON.parse(
    readFileSync(resolve(__dirname, '../../../../../apps/bff/openapi.json'), 'utf8'),
  ) as Contract;
  const { description } = contract.components.schemas.NotificationDto.properties.kind;
  const ours = Object.entries(sentences).map(
    ([kind, { defaultMessage }]) => `- \`${kind}\`: ${String(defaultMessage)}`,
  );
  expect(description.match(/^- .+$/gm)).toEqual(expect.arrayContaining(ours));
  expect(ours).not.toEqual([]);
});
