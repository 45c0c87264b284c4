import { Global, Module } from '@nestjs/common';
import { OutgoingMail } from './outgoing-mail';

/** Lets every module send mails to people. */
@Global()
@Module({ providers: [OutgoingMail], exports: [OutgoingMail] })
export class OutgoingMailModule {}
