import { masked, shown } from './masked';

it('never shows a secret, wherever it lies', () => {
  const value = { user: { password: 'a', accessToken: 'b' }, list: [{ clientSecret: 'c', name: 'Ada' }] };
  expect(masked(value)).toEqual({
    user: { password: '•••', accessToken: '•••' },
    list: [{ clientSecret: '•••', name: 'Ada' }],
  });
});

it('shows that there is no secret', () => {
  expect(masked({ token: null })).toEqual({ token: null });
});

it('hides what it is told to', () => {
  expect(shown({ email: 'ada@ezone.example', name: 'Ada' }, ['email'])).not.toContain('ada@');
});

it('can write whatever a context holds', () => {
  const loop: Record<string, unknown> = {
    error: new Error('gone'),
    at: new Date(0),
    on: function press() {
      return 1;
    },
    ids: new Set([1]),
  };
  loop['self'] = loop;
  const text = shown(loop);
  expect(text).toContain('gone');
  expect(text).toContain('1970-01-01');
  expect(text).toContain('ƒ press');
  expect(shown(undefined)).toBe('undefined');
});
