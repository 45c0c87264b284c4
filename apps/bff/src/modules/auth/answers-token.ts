import { applyDecorators, Header, UseInterceptors } from '@nestjs/common';
import { UploadCookieInterceptor } from './upload-cookie.interceptor';

/** An answer that holds a token: no cache stores it, and the cookie for uploads comes with it. */
export const AnswersToken = () =>
  applyDecorators(Header('Cache-Control', 'no-store'), UseInterceptors(UploadCookieInterceptor));
