import { Migration } from '@mikro-orm/migrations';

/** Keeps what was revoked: a token from before there were sessions is a session of its own. */
export class RevokedSessions extends Migration {
  override up(): void {
    this.addSql('alter table "revoked_token" rename to "revoked_session"');
    this.addSql('alter table "revoked_session" rename constraint "revoked_token_pkey" to "revoked_session_pkey"');
    this.addSql('alter index "revoked_token_expires_index" rename to "revoked_session_expires_index"');
  }
}
