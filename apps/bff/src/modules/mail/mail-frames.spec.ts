import { holdTime, passTime } from '../../testing/passing-time';
import { startTestServer } from '../../testing/test-server';
import type { MailDto, MailFrameDto } from './mail.dto';

it('has an address that ends with the token of whoever asked for it', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', JWT_TTL: '60s' } });
  const user = await server.register();
  const to = [user.user.data.email];
  const { id } = await user.call<MailDto>('/api/mail-app/send-mail', { to, subject: '', message: 'Hi' });
  const { url } = (await user.get(`/api/mail-app/frame-address?mailId=${id}`)).json<MailFrameDto>();
  const page = () => server.send({ method: 'GET', url });
  expect((await page()).statusCode).toBe(200);
  holdTime();
  passTime(61_000);
  expect((await page()).statusCode).toBe(404);
  jest.useRealTimers();
  await server.close();
});
