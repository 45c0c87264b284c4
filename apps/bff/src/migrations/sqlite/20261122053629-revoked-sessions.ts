import { Migration } from '@mikro-orm/migrations';

/** Keeps what was revoked: a token from before there were sessions is a session of its own. */
export class RevokedSessions extends Migration {
  override up(): void {
    this.addSql('alter table `revoked_token` rename to `revoked_session`');
    this.addSql('drop index `revoked_token_expires_index`');
    this.addSql('create index `revoked_session_expires_index` on `revoked_session` (`expires`)');
  }
}
