import { ValidateBy } from 'class-validator';

/** Origins with commas between them: no path, and no `*`, because a token would be good for any site then. */
export const IsOrigins = (): PropertyDecorator =>
  ValidateBy({
    name: 'isOrigins',
    validator: {
      validate: (value) => typeof value === 'string' && partsOf(value).every(isOrigin),
      defaultMessage: () => 'must be origins such as https://intranet.example, with commas, without a path',
    },
  });

/** The origins of a setting, as browsers write them. */
export const originsIn = (setting: string): string[] => partsOf(setting).map((part) => new URL(part).origin);

const partsOf = (setting: string) =>
  setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isOrigin = (text: string) => /^https?:\/\/[a-z0-9][a-z0-9.-]*(:\d+)?$/i.test(text) && URL.canParse(text);
