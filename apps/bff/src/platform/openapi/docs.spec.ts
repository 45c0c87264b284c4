import { Controller, Get, Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiBasicAuth, ApiProperty } from '@nestjs/swagger';
import { startTestServer } from '../../testing/test-server';
import { Access } from '../auth/access';
import { Call } from '../http/call';
import { openApiDocument } from './docs';
import { Tag } from './tag';

class LightDto {
  @ApiProperty() isOn!: boolean;
}
const light = (summary: string) => ({ answers: LightDto, summary });

@Tag('Towers', 'Lights that stand high.')
@Access('user')
@Controller('towers')
class TowersController {
  @Call('getTower', light('Of the class.'))
  @Get('user')
  user() {
    return { isOn: true };
  }

  @Call('getPublicTower', light('Open, in a guarded class.'))
  @Access('public')
  @Get('public')
  open() {
    return { isOn: true };
  }

  @Access('admin')
  @Call('getAdminTower', { ...light('In another order.'), fails: { 403: 'The tower is closed.' } })
  @Get('admin')
  admin() {
    return { isOn: true };
  }
}

@Tag('Buoys', 'Lights that float.')
@Access('public')
@Controller('buoys')
class BuoysController {
  @Call('getBuoy', light('Of the class.'))
  @ApiBasicAuth()
  @Get('public')
  open() {
    return { isOn: true };
  }

  @Call('getStaffBuoy', light('Guarded, in an open class.'))
  @Access('staff')
  @Get('staff')
  staff() {
    return { isOn: true };
  }

  @Call('getGuestBuoy', light('For guests.'))
  @Access('onlyGuest')
  @Get('guest')
  guest() {
    return { isOn: true };
  }
}

@Module({ controllers: [TowersController, BuoysController] })
class LightsModule {}

@Module({ controllers: [BuoysController, TowersController] })
class LightsTheOtherWayRound {}

const apps: INestApplication[] = [];
const documentOf = async (module: new () => object) => {
  const app = await NestFactory.create(module, new FastifyAdapter(), { preview: true, logger: false });
  apps.push(app);
  return openApiDocument(app);
};
afterAll(() => Promise.all(apps.map((app) => app.close())));

it.each([
  ['/towers/user', [{ bearer: [] }], ['401']],
  ['/towers/public', [], []],
  ['/towers/admin', [{ bearer: [] }], ['401', '403']],
  ['/buoys/public', [{ basic: [] }, {}], []],
  ['/buoys/staff', [{ bearer: [] }], ['401', '403']],
  ['/buoys/guest', [], ['401', '403']],
])(
  'documents %s by its access level, that of the method before that of the class',
  async (path, security, refusals) => {
    const operation = (await documentOf(LightsModule)).paths[path]?.get;
    expect(operation?.security).toEqual(security);
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '400', ...refusals, '429', '500']);
  },
);

it('leaves a reason that the call gives itself', async () => {
  const { responses } = (await documentOf(LightsModule)).paths['/towers/admin']?.get ?? {};
  expect(responses?.[403]).toMatchObject({ description: 'The tower is closed.' });
});

it('shows each failure by an example of its own status', async () => {
  const { paths, components } = await documentOf(LightsModule);
  for (const [status, error] of [
    ['400', 'Bad Request'],
    ['403', 'Forbidden'],
    ['429', 'Too Many Requests'],
  ] as const) {
    const examples = { [`Failure${status}`]: { $ref: `#/components/examples/Failure${status}` } };
    expect(paths['/towers/admin']?.get?.responses[status]).toMatchObject({
      content: { 'application/json': { examples } },
    });
    const value = { statusCode: Number(status), error };
    expect(components?.examples?.[`Failure${status}`]).toMatchObject({ value });
  }
});

it('describes the tags by name, whatever the order of the controllers', async () => {
  const { tags } = await documentOf(LightsModule);
  expect(tags).toEqual([
    { name: 'Buoys', description: 'Lights that float.' },
    { name: 'Towers', description: 'Lights that stand high.' },
  ]);
  expect((await documentOf(LightsTheOtherWayRound)).tags).toEqual(tags);
});

it('refuses two descriptions of one tag', () => {
  expect(() => Tag('Buoys', 'Something else.')).toThrow('"Buoys" is described twice');
});

it('shows the calls to nobody where the documentation is off', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', API_DOCS: 'false' } });
  for (const path of ['/api/docs', '/api/docs-json', '/api/docs/asyncapi.json'])
    expect((await server.get(path)).statusCode).toBe(404);
  await server.close();
});
