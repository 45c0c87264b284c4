// Written by tools/scripts/client.ts from openapi.json. Do not edit.
export type paths = {
    "/api/academy-app/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What courses are about. */
        get: operations["listCourseCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academy-app/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course with its steps. */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academy-app/course/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a course by its id, or add it where none has that id; for staff.
         * @description `activeStep` is the caller’s own. With `base`, the course as the caller had it, only the fields that differ from it are changed.
         */
        post: operations["saveCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academy-app/course/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change some fields of a course; `activeStep`, from 0 to `totalSteps`, is the caller’s own.
         * @description The other fields are for staff. With `base`, the fields as the caller had them, a step that the caller has reached meanwhile elsewhere is not taken back, and what others have changed is not overwritten.
         */
        post: operations["updateCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academy-app/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All courses without their steps, oldest first. */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academy-app/remove-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove courses into the trash; answers the ids of those that were there. For staff.
         * @description Those that do not exist are passed over. How far users have come in them is kept.
         */
        post: operations["removeCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All accounts, in the order in which they were added. */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/add-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an account. */
        post: operations["addAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/add-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many accounts, all or none, as from a table; answers the ids of those that were added.
         * @description They may be parents of each other. Those that are there already, as of the same request sent before, are passed over.
         */
        post: operations["addAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/assign-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say of transactions what they were for; answers the ids of those that were there.
         * @description Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["assignAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each account holds, by itself and with all below it.
         * @description It changes with the accounts and with the transactions: `records:changed` of these tells of it, too.
         */
        get: operations["listBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/import-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the lines of a statement that are not here yet.
         * @description All in one transaction. A line is known by the bank’s own reference, or by its day, amount and text: the same statement once more adds nothing, and one that overlaps adds what is new.
         */
        post: operations["importStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/read-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the lines of a statement would become; nothing is stored. */
        post: operations["readStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/remove-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove accounts into the trash, all or none; answers the ids of those that were there.
         * @description With one account those that are below it may go, too. Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["removeAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/remove-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove transactions into the trash; answers the ids of those that were there.
         * @description As when a statement was read into the wrong account. A statement brings the same lines in again, if it is read once more. Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["removeTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions of an account, the latest first, a page at a time. */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounting-app/update-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an account.
         * @description With `base`, the account as the caller had it, only the fields that differ from it are changed.
         */
        post: operations["updateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was recorded, the latest first, a page at a time. */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a user out everywhere. */
        post: operations["endSessionsOfUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/export-audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same as a table, for a file.
         * @description That it was asked for is recorded itself.
         */
        post: operations["exportAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by e-mail.
         * @description The link is good once, for seven days. Whoever is invited again gets another one, and the name and role of now. An address that has an account is a 400 that names `email`. Without a mail server the link stands in the server’s log.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/renew-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send somebody who is invited another link.
         * @description The link of before is good no more.
         */
        post: operations["renewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/set-disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a user out, or let it in again.
         * @description Whoever is disabled cannot sign in; all sessions end at once. Nothing of the user is removed.
         */
        post: operations["setDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/set-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user another role.
         * @description All sessions of the user end: whoever signs in again has the new role everywhere.
         */
        post: operations["setRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health, storage, background work, and settings without secrets.
         * @description What is said of a process is said of the one that answers.
         */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user. */
        get: operations["getManagedUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users, by their names, a page at a time. */
        get: operations["listManagedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/withdraw-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invitation back.
         * @description The account is gone, and the link good no more.
         */
        post: operations["withdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics-dashboard-app/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What Ezone itself has counted in the last 60 days.
         * @description Orders and revenue of the shop, and mails, todos and sign-ins of the caller, by UTC day.
         */
        get: operations["getAnalyticsActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics-dashboard-app/activity-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The records behind what was counted on a day.
         * @description Newest first, at most 100.
         */
        get: operations["getAnalyticsActivityRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics-dashboard-app/widgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The nine widgets of the dashboard.
         * @description Their days are counted from today, the UTC day.
         */
        get: operations["getAnalyticsWidgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in by an address or a Basic header.
         * @description Prefer `signIn`, or an `Authorization: Basic` header here: an address with a password in it is kept in histories.
         */
        get: operations["signInByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password with the token of an invitation.
         * @description A token that does not hold is a 400 that names `token`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user of a token, and a new token.
         * @description The old token stays valid until it ends. Both belong to the session that began with the sign-in, which lasts at most 30 days.
         */
        get: operations["refreshAccessToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s own API tokens, newest first, without the tokens themselves.
         * @description One that has expired is listed for 30 days more.
         */
        get: operations["listApiTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/auth0": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an ID token of Auth0, or of another OpenID provider.
         * @description Who signs in for the first time is registered. An address that is another user’s is a 200 with `error`: nobody becomes that user by it.
         */
        post: operations["signInWithAuth0"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one’s own password.
         * @description All other sessions of the caller end; this one goes on. A wrong current password is a 400 that names `currentPassword`, and counts as a sign-in that failed.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/end-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of the caller but this one. */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of the caller’s own sessions. */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/examples/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the role admin. */
        get: operations["getAdminExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/examples/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For those who are not signed in. */
        get: operations["getGuestExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/examples/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the roles admin and staff. */
        get: operations["getStaffExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/examples/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For everyone who is signed in. */
        get: operations["getUserExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/firebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an ID token of Firebase.
         * @description Who signs in for the first time is registered. An address that is another user’s is a 200 with `error`: nobody becomes that user by it.
         */
        post: operations["signInWithFirebase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link sent by which one chooses a new password.
         * @description The answer is the same whether or not there is such an account. The link is good once, for an hour. Without a mail server it stands in the server’s log.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/make-api-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an API token, which is told in the answer and never again.
         * @description Whoever sends it as `Authorization: Bearer ezone_...` calls as its maker, in the named modules alone: `notes:read` is for calls that read notes, `notes:write` for those that change them.
         */
        post: operations["makeApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register and be signed in.
         * @description An address that is in use is a 200 with `error`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the token of such a link.
         * @description All sessions of the account end. A token that does not hold is a 400 that names `token`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/revoke-api-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke one of the caller’s own API tokens: it is refused from now on. */
        post: operations["revokeApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s own open sessions, the last seen first, at most a hundred. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password.
         * @description A wrong e-mail or password is a 200 with `error`, which names the field.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: this token and all that were refreshed from the same sign-in are refused from now on. */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one’s own name, picture, settings or shortcuts.
         * @description Only the parts to change are sent. Settings are merged deeply, lists replaced; another layout style resets its config.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/add-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an event.
         * @description Without `end` it takes an hour or, if it is `allDay`, its one day; without `repeat` it does not come back.
         */
        post: operations["addCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/add-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many events; answers the ids of those that were added.
         * @description Those that are there already, as of the same request sent before, are passed over.
         */
        post: operations["addCalendarEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All events, the latest added first, or those that overlap a range.
         * @description An event that ends as the range begins, or begins as it ends, is not in it. Whole days are those of UTC, so a range of days in another time zone may also answer an event of the day beside it. One that comes back is in every range that ends after it first begins.
         */
        get: operations["listCalendarEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/remove-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove an event into the trash; answers its id. */
        post: operations["removeCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/remove-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove events into the trash; answers the ids of those that were there.
         * @description Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["removeCalendarEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/update-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an event.
         * @description With `base`, the event as the caller had it, only the fields that differ from it are changed.
         */
        post: operations["updateCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All other users, by name. */
        get: operations["listChatContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/get-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest messages of the chat with a contact, oldest first.
         * @description An empty chat is created where there is none. Opening a chat marks nothing as read. Older messages are asked for with `before`.
         */
        get: operations["getChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message.
         * @description Sent again under the same `clientMessageId` it answers the first message and stores nothing.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller as a chat user, with all its chats. */
        get: operations["getChatUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/user/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change name, avatar, status or mood.
         * @description Name and avatar are those of the account: they change everywhere.
         */
        post: operations["updateChatUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How this server was set up. */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/add-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a contact, placed first. */
        post: operations["addContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/add-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many contacts, the first of them placed first; answers the ids of those that were added.
         * @description Those that are there already, as of the same request sent before, are passed over.
         */
        post: operations["addContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/add-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a group, placed last. */
        post: operations["addContactGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/add-to-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put contacts into a group.
         * @description Those that do not exist, or are somebody else’s, are passed over. So are those that are in it.
         */
        post: operations["addToContactGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/birthdays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contacts whose birthdays are known, with these alone.
         * @description For a calendar, which needs nothing else of them.
         */
        get: operations["listBirthdays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All contacts, or the starred, the frequent or those of a group; newest first. */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All groups, in their order. */
        get: operations["listContactGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which user a contact is, to chat with. */
        get: operations["getContactPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/remove-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a contact into the trash; answers its id.
         * @description It leaves the starred, the frequent and its groups, and is in them again when it is restored.
         */
        post: operations["removeContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/remove-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove contacts into the trash; answers the ids of those that were there.
         * @description Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["removeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/remove-from-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take contacts out of a group.
         * @description Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["removeFromContactGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/remove-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a group into the trash; answers its id.
         * @description Its contacts stay, and are in it again when it is restored.
         */
        post: operations["removeContactGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/set-contacts-starred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star contacts.
         * @description Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["setContactsStarred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/set-contacts-unstarred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star contacts no more.
         * @description Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["setContactsUnstarred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/toggle-starred-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Star a contact, or star it no more. */
        post: operations["toggleStarredContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/toggle-starred-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star those of some contacts that are not starred, and the others no more.
         * @description Those that do not exist, or are somebody else’s, are passed over.
         */
        post: operations["toggleStarredContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/update-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a contact.
         * @description With `base`, the contact as the caller had it, only the fields that differ from it are changed.
         */
        post: operations["updateContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/update-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a group. */
        post: operations["updateContactGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts-app/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller, with the ids of its starred and frequent contacts, and its groups.
         * @description It changes with the lists of contacts and of groups: `records:changed` of these tells of it, too.
         */
        get: operations["getContactsUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order. */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/order/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a comment to an order, which comes first among its comments. */
        post: operations["commentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/order/remove-comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a comment of one’s own from an order.
         * @description One that is gone already is none.
         */
        post: operations["removeOrderComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/order/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an order into another state, which comes first in its history.
         * @description An order that is in the state already stays as it is, so a repetition does no harm. Canceled and Refunded put what was ordered back into the stock of products that still exist; other states take it out again.
         */
        post: operations["setOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All orders, newest first. */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/orders/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put orders into another state, all or none; answers those that were there.
         * @description Those that do not exist are passed over, and those that are in the state already stay as they are. The id of the change, which `Idempotency-Key` is, can be used to take it back. Canceled and Refunded put what was ordered back into the stock of products that still exist; other states take it out again.
         */
        post: operations["setOrderStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/orders/undo-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change of states back, all or none: it is in no history any more.
         * @description Orders that it is not known of stay as they are, so a repetition does no harm.
         */
        post: operations["undoOrderStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product. */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/product/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a product by its id, or append it where none has that id.
         * @description `priceTaxIncl` must be `priceTaxExcl` x (1 + `taxRate` / 100), half up to the cent. With `base`, the product as the caller had it, only the fields that differ from it are changed.
         */
        post: operations["saveProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products, oldest first. */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/products/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of products, by their names, and how many products are in each. */
        get: operations["listProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/products/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change fields of many products and add others, as one change; answers their rows.
         * @description All of it is done, or nothing. Products that are gone are passed over. Where only one of the prices, or the tax, is changed, the other price follows. A request with an `Idempotency-Key` that was there before changes nothing.
         */
        post: operations["changeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/products/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Some whole products, by their ids, or by their SKUs, which are compared without regard to case.
         * @description Those that do not exist are passed over.
         */
        post: operations["findProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/products/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The rows of some products in a table; those that are gone are passed over. */
        post: operations["getProductRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/products/window": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A window of a large table of products: small rows, how many there are, and how many in each view.
         * @description `total` counts what is asked for, `views` what has the words and the category.
         */
        get: operations["getProductWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/remove-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove orders into the trash; answers the ids of those that were there.
         * @description Those that do not exist are passed over.
         */
        post: operations["removeOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/remove-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a product into the trash; answers its id.
         * @description Orders keep their lines of it.
         */
        post: operations["removeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/remove-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove products into the trash; answers the ids of those that were there.
         * @description Those that do not exist are passed over. Orders keep their lines of them.
         */
        post: operations["removeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ezone/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much the product holds for the caller: what is the caller’s own, and what all share. */
        get: operations["getEzoneFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All questions with their answers. */
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/begin-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to send up to 100 files; for staff.
         * @description Makes the folders of their paths. Sent again, it answers how far each has come. What is not finished within a day is gone.
         */
        post: operations["beginFileUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/cancel-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up uploads of the caller that are not done; answers the ids of those. For staff. */
        post: operations["cancelFileUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/copy-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy files and folders, with all that lies in them, into a folder, as one step; for staff.
         * @description At most 5,000 files and folders. Copies begin with the content as it is now, without older versions.
         */
        post: operations["copyFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/create-folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a folder; for staff. */
        post: operations["createFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file or folder. */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/file-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The beginning of a file as text, 256 KiB at most. */
        get: operations["getFileText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/file-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contents that a file has had, the latest first; ten at most are kept. */
        get: operations["listFileVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What lies in a folder, or at the top: all folders, then all files, each by name. */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/folder-path": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The folders from the top to a folder, itself the last; none for the top. */
        get: operations["getFolderPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All folders, by name: the tree to choose one from.
         * @description With `folderId`, those that lie in it, however deep.
         */
        get: operations["listFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/move-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move files and folders into a folder, as one step; for staff.
         * @description A folder or file that goes into another one of its name goes into the trash.
         */
        post: operations["moveFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/open-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note down that a file or folder is opened.
         * @description Its time is written once a minute at most. Nobody is told of it.
         */
        post: operations["openFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/remove-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove files and folders, with all that lies in them, into the trash; for staff.
         * @description Answers the ids of those that were there. They come back with `restoreFromTrash` of the list `file-manager-app/files`: each to its place, or to the top where its folder is gone.
         */
        post: operations["removeFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/rename-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a file or folder another name; for staff. */
        post: operations["renameFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/restore-file-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a file a content that it had before, as a new version; for staff. */
        post: operations["restoreFileVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files and folders whose names hold a text, wherever they lie: names that begin with it first. */
        get: operations["searchFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much lies in a folder, however deep, and how much room all files have. */
        get: operations["getFileSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/upload-piece": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the next piece of a file: one part, `file`, of 1 to 8 MiB; the last one may be smaller. For staff.
         * @description A file of up to 8 MiB is one piece. With the last piece the file is there, once, however often that is sent. A piece of which not all arrives leaves nothing.
         */
        post: operations["sendFilePiece"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-manager-app/upload-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far some uploads of the caller have come, in the order of the ids; for staff. */
        post: operations["getFileUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs. */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether requests can be answered: the database is there. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/icons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All icons of the catalogue, by name.
         * @description The metadata of Font Awesome Free 7.3.1, as it is published. It changes only with a release.
         */
        get: operations["listIcons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/get-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice with its services. */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge-base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All articles, category by category. */
        get: operations["listKnowledgeBaseArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge-base/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories, each with the number of its articles and the first five. */
        get: operations["listKnowledgeBaseCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/briefs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All mails, or those with somebody, without their messages, newest first.
         * @description For a mailbox that is searched and sorted where it is shown.
         */
        get: operations["listMailBriefs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/delete-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete mails for good, whatever their folder. */
        post: operations["deleteMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All filters, in their order. */
        get: operations["listMailFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All folders, in their order. */
        get: operations["listMailFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message as a page of its own.
         * @description It runs nothing, and loads images of other servers only where its address says so.
         */
        get: operations["openMailFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/frame-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of a message as a page of its own, for a frame. */
        get: operations["getMailFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All labels, in their order. */
        get: operations["listMailLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail. */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mails with a label, else with a flag, else in a folder, newest first. */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users to whom mails are delivered, to be suggested while a name or an address is typed.
         * @description The first 10 by name.
         */
        get: operations["listMailRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/save-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft: a new one, or another state of one that is there, which then is the newest.
         * @description One that is in the trash comes out of it. Without `base` the last state wins. A repeated creation of one that was sent within 30 days creates nothing, and answers the mail that was sent.
         */
        post: operations["saveMailDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/send-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail; answers it as it stands among the sent ones.
         * @description It comes into the inbox of each recipient who can sign in, whatever the case of the address, and has room for it. Other addresses come back in `undelivered`. A repetition with the same `Idempotency-Key` delivers nothing for 30 days, whoever has deleted the mail, and answers what was undelivered at first. 300 recipients a minute are the most.
         */
        post: operations["sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/set-folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move mails to a folder.
         * @description A draft is moved between the drafts and the trash alone, and no other mail is moved to the drafts: what would be is passed over.
         */
        post: operations["setMailFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/set-label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a label to mails, or take it from them; those that are so already stay as they are. */
        post: operations["setMailLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/toggle-label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a label to those mails that do not have it, and take it from the others. */
        post: operations["toggleMailLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many mails in the inbox are unread. */
        get: operations["countUnreadMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/update-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change flags or labels of a mail; answers what was sent. */
        post: operations["updateMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-app/update-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change flags of mails. */
        post: operations["updateMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes-app/create-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a note, placed first. */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes-app/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All labels, in their order. */
        get: operations["listNoteLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes-app/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All notes, newest first. */
        get: operations["listNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes-app/remove-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a note into the trash; answers its id. */
        post: operations["removeNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes-app/update-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace all labels. One without an id is new; one left out leaves its notes.
         * @description With `base`, the labels as the caller had them, only what differs from it is changed: a label that is not in it stays, after the others, and one that is the same in both stays as it is now, also removed. A new label can bring a random UUID of its own as its id then: sent again, it is not made twice.
         */
        post: operations["updateNoteLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes-app/update-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a note.
         * @description With `base`, the note as the caller had it, only the fields that differ from it are changed.
         */
        post: operations["updateNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-panel/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications not yet dismissed, newest first. */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-panel/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss a notification. */
        post: operations["dismissNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-panel/dismiss-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss all notifications. */
        post: operations["dismissAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-panel/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take dismissals back.
         * @description Ids that do not exist, are somebody else’s or were not dismissed are passed over.
         */
        post: operations["restoreNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the profile is of: work, contact and friends. */
        get: operations["getProfileAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What others did of late, newest first. */
        get: operations["listProfileActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/photos-videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The albums of pictures and videos. */
        get: operations["listProfileAlbums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post a text. */
        post: operations["createProfilePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/post/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a comment to a post, which comes last among its comments. */
        post: operations["commentProfilePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/post/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a post, or like it no more.
         * @description Who does so already changes nothing, so a repetition does no harm.
         */
        post: operations["likeProfilePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/post/remove-comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a comment of one’s own, or one on a post of one’s own.
         * @description One that is gone already is none.
         */
        post: operations["removeProfileComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was posted, newest first. */
        get: operations["listProfilePosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/remove-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove posts of one’s own into the trash; answers the ids of those that were there.
         * @description Those that do not exist are passed over. They come back by `POST /api/trash/restore`, by their author alone.
         */
        post: operations["removeProfilePosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The activities and posts of the profile. */
        get: operations["getProfileTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-dashboard-app/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The projects to choose from. */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-dashboard-app/widgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The widgets of a project, in their order.
         * @description Their days are counted from today, the UTC day.
         */
        get: operations["listProjectWidgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-panel/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events and notes of the quick panel. */
        get: operations["getQuickPanelData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A board with all that is on it. */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/board/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a board into the trash; answers true. */
        post: operations["deleteBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/board/labels/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, rename, recolour and remove labels of a board; answers all of them.
         * @description Only what differs from `base`, the labels as the caller had them, is changed; what others have added or changed meanwhile stays, and what they have removed is passed over. Cards have a removed label no more, and have it again where it is added by its id.
         */
        post: operations["updateBoardLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/board/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a board, placed last.
         * @description Only its name is needed. It may come with lists and cards, as the copy of another.
         */
        post: operations["createBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/board/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a board; answers its title. */
        post: operations["renameBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/board/settings/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change settings of a board. */
        post: operations["updateBoardSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All boards, the oldest first. */
        get: operations["listBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/card/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put cards into the archive, or bring them back; answers the ids of those that are on the board.
         * @description They keep their lists and places.
         */
        post: operations["archiveCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/card/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a card, placed last in its list; answers the board. */
        post: operations["createCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/card/new-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many cards, each placed last in its list; answers the ids of those that were created.
         * @description Those that are there already, as of the same request sent before, are passed over. Whoever is named by them becomes a member of the board, and is not told.
         */
        post: operations["createCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/card/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move cards within their lists and to others; answers all lists.
         * @description The order holds all lists of the board, each with all its cards. So a card that somebody else has added, moved or removed meanwhile is neither lost nor doubled. Names in it are passed over. With `base`, the lists as the caller had them, only what differs from it is moved; what others have added, moved or removed meanwhile stays as it is.
         */
        post: operations["orderCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/card/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a card into the trash; answers its id.
         * @description There it is found under `scrumboard-app/cards`.
         */
        post: operations["removeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/card/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a card.
         * @description With `base`, the card as the caller had it, only the fields that differ from it are changed. A new activity is the caller’s, at the time of the server. Of the caller’s own activities the message can change, and those left out are removed, with `base` only those that are in it. Those of others stay as they are, also where they are left out; to change one is a 400. So is a `base` that is another card.
         */
        post: operations["updateCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/list/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a list with its cards into the archive, or bring it back; answers all lists. */
        post: operations["archiveBoardList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/list/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a list, placed last; answers all lists. */
        post: operations["createBoardList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/list/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move lists; answers all lists.
         * @description The order holds all lists of the board, each with all its cards. So a card that somebody else has added, moved or removed meanwhile is neither lost nor doubled. Names in it are passed over. With `base`, the lists as the caller had them, only what differs from it is moved; what others have added, moved or removed meanwhile stays as it is.
         */
        post: operations["orderBoardLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/list/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a list with its cards into the trash; answers its id.
         * @description There it is found under `scrumboard-app/lists`.
         */
        post: operations["removeBoardList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/list/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a list. */
        post: operations["renameBoardList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scrumboard-app/own-boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The boards that the caller is a member of, the oldest first. */
        get: operations["listOwnBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find mails, notes, todos, contacts, products, orders, courses, boards, questions, articles and pages.
         * @description The best match comes first: a word of the title counts for more than any of the text. Without words the answer is empty. A card is found as its board. What is in the trash is not found. A single letter at the end finds titles with a word that begins with it.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/delete-todos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete todos for good, also those in the trash. */
        post: operations["deleteTodos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many todos are due before a moment and not done. */
        get: operations["countDueTodos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All filters, in their order. */
        get: operations["listTodoFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All folders, in their order. */
        get: operations["listTodoFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All labels, in their order. */
        get: operations["listTodoLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/new-todo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a todo, placed first. */
        post: operations["newTodo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/remove-todo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a todo into the trash; answers its id. */
        post: operations["removeTodo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/set-folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move todos into a folder; those in the trash stay as they are. */
        post: operations["setTodoFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/todos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All todos, newest first, or those with a label or those that pass a filter.
         * @description Of several handles the label counts, then the filter. `today` is what is due today, `dueDate` what has a due date. Only `deleted`, and `trash=include`, answer todos in the trash.
         */
        get: operations["listTodos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/toggle-label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give todos a label, or take it from those that have it; those in the trash stay as they are. */
        post: operations["toggleTodoLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todo-app/update-todo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a todo, also one in the trash.
         * @description With `base`, the todo as the caller had it, only the fields that differ from it are changed. `deleted` removes the todo into the trash, or takes it out again.
         */
        post: operations["updateTodo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has removed, and what was removed of shared lists, the latest first. */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete records for good; answers the ids of those that are gone. */
        post: operations["deleteFromTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring records back as they were, to their places; answers the ids of those that came back. */
        post: operations["restoreFromTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s own uploads, newest first.
         * @description All that counts for `UPLOAD_QUOTA`, whether a record shows it or not.
         */
        get: operations["listUploads"];
        put?: never;
        /**
         * Upload a file.
         * @description One part, `file`, of at most 25 MiB. Pictures (JPEG, PNG, GIF, WebP) are stored as WebP without their metadata. PDF, office documents, archives, audio, video and text are stored as they are, and answered to be saved. Its `url` is to be put into a record, such as the `image` of a note; what no record shows is deleted after a day.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of an upload.
         * @description For its uploader, and for whoever can see a record that shows it: the owner of a note or a mail, everybody who is signed in where all users share the record. An `<img>` of the web app is let in by the cookie `ezone_uploads`, which comes with each access token and is good for this call alone.
         */
        get: operations["fetchUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of a version of a file, for everybody who is signed in.
         * @description An `<img>` or `<video>` of the web app is let in by the cookie `ezone_uploads`. Pictures, audio and video are shown; all else is answered to be saved, and never runs in the browser.
         */
        get: operations["fetchFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete own uploads for good, which makes room for others.
         * @description Also those that records still show: their address is a 404 from then on, for everybody, such as the recipients of a mail. A browser that has fetched one before may keep it. Ids that do not exist or are somebody else’s are passed over.
         */
        post: operations["removeUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        AccountContentDto: {
            /**
             * @description Whether it is kept at a bank. Only an asset can be.
             * @example false
             */
            bank: boolean;
            /**
             * @description Accounts are sorted by it; each has another.
             * @example 5100
             */
            code: string;
            /** @example Rent */
            name: string;
            /**
             * @description The account that it is a part of.
             * @example b9041d15-376f-8ea3-b611-7ecd2eb938c5
             */
            parentId: string | null;
            /**
             * @description That of its parent, if it has one.
             * @example expense
             * @enum {string}
             */
            type: "asset" | "liability" | "equity" | "income" | "expense";
        };
        AccountDto: {
            /**
             * @description Whether it is kept at a bank. Only an asset can be.
             * @example false
             */
            bank: boolean;
            /**
             * @description Accounts are sorted by it; each has another.
             * @example 5100
             */
            code: string;
            /** @example 43dc47d2-7024-825f-b4db-2567662a5b36 */
            id: string;
            /** @example Rent */
            name: string;
            /**
             * @description The account that it is a part of.
             * @example b9041d15-376f-8ea3-b611-7ecd2eb938c5
             */
            parentId: string | null;
            /**
             * @description That of its parent, if it has one.
             * @example expense
             * @enum {string}
             */
            type: "asset" | "liability" | "equity" | "income" | "expense";
        };
        AccountIdsDto: {
            /**
             * @example [
             *       "95572e84-9d15-882f-abea-e4fb01b69565"
             *     ]
             */
            accountIds: string[];
        };
        ActivityDto: {
            /** @example 1 */
            id: string;
            /**
             * @description Who did it: whoever sends one that is new, whatever stands here.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            idMember: string;
            /** @example The second version reads better. */
            message: string;
            /**
             * Format: date-time
             * @description The server’s, when it was new, whatever is sent.
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            /**
             * @example comment
             * @enum {string}
             */
            type: "comment" | "attachment";
        };
        ActivityMeasureDto: {
            /**
             * @description Orders that were placed, and what they come to in US dollars without those that were canceled, refunded or not paid; both of the shop, which all users share. Of the caller alone: mails that came in, todos that are due, and sign-ins.
             * @example orders
             * @enum {string}
             */
            measure: "orders" | "revenue" | "mails" | "todos" | "signIns";
            /** @description A value for each of the last 60 UTC days, today the last. */
            series: components["schemas"]["SeriesDto"][];
        };
        ActivityRowDto: {
            /**
             * @description What an order comes to, in US dollars.
             * @example 120.5
             */
            amount: number | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description What it is called; empty for a sign-in.
             * @example EZ-2060
             */
            title: string;
            /**
             * @description Where it is seen in the web app.
             * @example /apps/e-commerce/orders/1
             */
            url: string | null;
        };
        AddAccountDto: {
            /**
             * @example {
             *       "code": "5150",
             *       "name": "Insurance",
             *       "type": "expense",
             *       "parentId": "b9041d15-376f-8ea3-b611-7ecd2eb938c5",
             *       "bank": false
             *     }
             */
            account: components["schemas"]["AccountContentDto"];
        };
        AddAccountsDto: {
            /**
             * @example [
             *       {
             *         "id": "7d5a2b90-6c1e-4f83-9a47-0e2b8c6d1f35",
             *         "code": "5160",
             *         "name": "Books",
             *         "type": "expense",
             *         "parentId": "b9041d15-376f-8ea3-b611-7ecd2eb938c5",
             *         "bank": false
             *       }
             *     ]
             */
            accounts: components["schemas"]["AccountDto"][];
        };
        AddCalendarEventDto: {
            newEvent: components["schemas"]["CalendarEventDraftDto"];
        };
        AddCalendarEventsDto: {
            events: components["schemas"]["NewCalendarEventDto"][];
        };
        AddContactDto: {
            contact: components["schemas"]["ContactDraftDto"];
        };
        AddContactGroupDto: {
            group: components["schemas"]["ContactGroupDraftDto"];
        };
        AddContactsDto: {
            contacts: components["schemas"]["NewContactDto"][];
        };
        AnalyticsActivityDto: {
            measures: components["schemas"]["ActivityMeasureDto"][];
        };
        AnalyticsWidgetsDto: {
            /** @description Visitors over three years. */
            widget1: components["schemas"]["VisitorsWidgetDto"];
            /** @description Conversions. */
            widget2: components["schemas"]["TargetWidgetDto"];
            /** @description Impressions. */
            widget3: components["schemas"]["TargetWidgetDto"];
            /** @description Visits. */
            widget4: components["schemas"]["TargetWidgetDto"];
            /** @description Visitors beside page views. */
            widget5: components["schemas"]["VisitsAndViewsWidgetDto"];
            /** @description A map of visitors. */
            widget6: components["schemas"]["MapWidgetDto"];
            /** @description Visits by device. */
            widget7: components["schemas"]["DevicesWidgetDto"];
            /** @description Sales and earnings. */
            widget8: components["schemas"]["SalesWidgetDto"];
            /** @description Clicks and conversions by campaign. */
            widget9: components["schemas"]["CampaignsWidgetDto"];
        };
        /** @enum {string} */
        ApiScope: "academy:read" | "academy:write" | "accounting:read" | "accounting:write" | "calendar:read" | "calendar:write" | "chat:read" | "chat:write" | "contacts:read" | "contacts:write" | "e-commerce:read" | "e-commerce:write" | "file-manager:read" | "file-manager:write" | "mail:read" | "mail:write" | "notes:read" | "notes:write" | "notifications:read" | "notifications:write" | "profile:read" | "profile:write" | "scrumboard:read" | "scrumboard:write" | "todo:read" | "todo:write" | "uploads:read" | "uploads:write";
        ApiTokenDto: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            expiresAt: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * Format: date
             * @description The last day on which somebody called with it, in UTC.
             * @example 2026-03-01
             */
            lastUsedOn: string | null;
            /** @example Nightly backup */
            name: string;
            /**
             * @example [
             *       "notes:read",
             *       "todo:read"
             *     ]
             */
            scopes: components["schemas"]["ApiScope"][];
        };
        ArchiveBoardListDto: {
            /**
             * @description False brings it back.
             * @example true
             */
            archived: boolean;
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /** @example 9a7f3d30-d9a4-829e-adad-24937c7a30af */
            listId: string;
        };
        ArchiveCardsDto: {
            /**
             * @description False brings them back.
             * @example false
             */
            archived: boolean;
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /**
             * @example [
             *       "67979d1b-79f4-8911-8ccb-0b049283b0bb"
             *     ]
             */
            cardIds: string[];
        };
        AssignAccountDto: {
            /**
             * @description Null where nobody is to know again.
             * @example 43dc47d2-7024-825f-b4db-2567662a5b36
             */
            counterAccountId: string | null;
            /**
             * @example [
             *       "cbb40ba7-9c1f-8a33-aa43-62794b46c0fa"
             *     ]
             */
            transactionIds: string[];
        };
        AttachedFileDto: {
            /**
             * @description What it is called.
             * @example report.pdf
             */
            fileName: string;
            /**
             * @description The `url` of an upload.
             * @example /api/uploads/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            url: string;
        };
        AttachmentDto: {
            /** @example 1 */
            id: string;
            /** @example Wireframes */
            name: string;
            /**
             * @description Of an image.
             * @example null
             */
            src?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            /**
             * @example link
             * @enum {string}
             */
            type: "image" | "link";
            /**
             * @description Of a link.
             * @example https://example.com/wireframes
             */
            url?: string | null;
        };
        /** @enum {string} */
        AuditAction: "sign-in-failed" | "sign-in" | "registration" | "sign-out" | "session-ended" | "other-sessions-ended" | "password-change-failed" | "password-changed" | "password-reset-asked" | "password-reset" | "profile-changed" | "role-changed" | "user-disabled" | "user-enabled" | "user-sessions-ended" | "user-invited" | "invitation-withdrawn" | "invitation-accepted" | "audit-log-exported" | "api-token-made" | "api-token-revoked" | "created" | "updated" | "removed" | "restored" | "deleted";
        AuditDetailDto: {
            /** @example count */
            name: string;
            /** @example 2 */
            value: string;
        };
        AuditedPersonDto: {
            /** @example admin@ezone.example */
            email: string | null;
            /**
             * @description The id, or an address that was tried.
             * @example 7c2e8f04-5d1b-4a6e-9b0c-000000000001
             */
            id: string;
            /**
             * @description Null where there is no such user.
             * @example Abbott Keitch
             */
            name: string | null;
        };
        AuditEntriesDto: {
            entries: components["schemas"]["AuditEntryDto"][];
            /**
             * @description Where to go on; null at the end.
             * @example null
             */
            next: string | null;
        };
        AuditEntryDto: {
            /**
             * @example sign-in
             * @enum {string}
             */
            action: "sign-in-failed" | "sign-in" | "registration" | "sign-out" | "session-ended" | "other-sessions-ended" | "password-change-failed" | "password-changed" | "password-reset-asked" | "password-reset" | "profile-changed" | "role-changed" | "user-disabled" | "user-enabled" | "user-sessions-ended" | "user-invited" | "invitation-withdrawn" | "invitation-accepted" | "audit-log-exported" | "api-token-made" | "api-token-revoked" | "created" | "updated" | "removed" | "restored" | "deleted";
            /** @description Null where it is unknown, or the server itself. */
            actor: components["schemas"]["AuditedPersonDto"] | null;
            /**
             * @description Empty where the server did it by itself.
             * @example 203.0.113.7
             */
            address: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            at: string;
            /** @description Never passwords, tokens or contents. */
            details: components["schemas"]["AuditDetailDto"][];
            /**
             * @description Counts up.
             * @example 42
             */
            id: string;
            /**
             * @description Of a write: what was written to.
             * @example e-commerce-app/products
             */
            list: string | null;
            /**
             * @description Of a write: the record, if it is a single one.
             * @example null
             */
            record: string | null;
            /** @description Whom it concerns, if that is not the actor. */
            subject: components["schemas"]["AuditedPersonDto"] | null;
        };
        Auth0SignInDto: {
            /**
             * Format: password
             * @description As the provider issued it.
             * @example eyJhbGciOiJSUzI1NiJ9.e30.sig
             */
            idToken: string;
            /**
             * Format: password
             * @description What was sent along to the provider; the token has to hold the same.
             * @example n-0S6_WzA2Mj
             */
            nonce?: string;
        };
        BalanceDto: {
            /** @example 43dc47d2-7024-825f-b4db-2567662a5b36 */
            accountId: string;
            /**
             * @description The same with that of all accounts below it. It is above zero where it is what one expects of the type: what is owned, owed, put in, earned or spent.
             * @example 285000
             */
            balance: number;
            /**
             * @description What its own transactions add up to. On an account that is kept at a bank these are those of its own statements: those of another one that say the same once more do not count.
             * @example 285000
             */
            own: number;
            /**
             * @description How many transactions it has of its own.
             * @example 3
             */
            transactions: number;
        };
        BeginUploadDto: {
            /**
             * @description Left out, a name that is taken makes the state `conflict`, and nothing is begun.
             * @example keepBoth
             * @enum {string}
             */
            conflict?: "skip" | "replace" | "keepBoth";
            /**
             * @description Made up by the caller: a random UUID. It becomes the id of the file.
             * @example 0a4f7f0e-4f0a-4d1e-9c1e-6f1a2b3c4d5e
             */
            id: string;
            /**
             * @description A folder that may hold nothing, and no file: it is made where there is none, and is `done` then. Its `size` is 0.
             * @example false
             */
            isFolder?: boolean;
            /**
             * @description As the sender has it; a hint alone.
             * @example text/plain
             */
            mediaType?: string;
            /**
             * Format: date-time
             * @description When it was last changed where it comes from.
             * @example 2026-03-01T09:00:00.000Z
             */
            modified?: string;
            /**
             * @description Its name behind the folders that it lies in, each with a `/`; those that are not there are made.
             * @example Contracts/2026/Offer.txt
             */
            path: string;
            /**
             * @description In bytes, at most 1 GiB.
             * @example 12
             */
            size: number;
        };
        BeginUploadsDto: {
            /**
             * @description The folder that all paths begin in; null the top.
             * @example null
             */
            folderId?: string | null;
            uploads: components["schemas"]["BeginUploadDto"][];
        };
        BirthdayDto: {
            /**
             * Format: date
             * @example 1988-04-17
             */
            birthday: string;
            /**
             * @description The contact.
             * @example 252c69a2-0f92-824d-8609-573fff7abe6b
             */
            id: string;
            /**
             * @description What the contact is called; empty where nobody said.
             * @example Selma Aydın
             */
            name: string;
        };
        BoardDraftCardDto: {
            /** @description The latest first. */
            activities?: components["schemas"]["ActivityDto"][];
            /**
             * @description Whether it is in the archive; left out, it stays as it is.
             * @example false
             */
            archived?: boolean;
            attachments?: components["schemas"]["AttachmentDto"][];
            checklists?: components["schemas"]["ChecklistDto"][];
            /** @example On phones that have a reader */
            description?: string;
            /**
             * Format: date-time
             * @example null
             */
            due?: string | null;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description The attachment that is its cover.
             * @example null
             */
            idAttachmentCover?: string | null;
            /**
             * @description Labels of the board.
             * @example []
             */
            idLabels?: string[];
            /**
             * @description Users; whoever is none yet becomes a member of the board.
             * @example []
             */
            idMembers?: string[];
            /** @example Sign in with a fingerprint */
            name: string;
            /** @example false */
            subscribed?: boolean;
        };
        BoardDraftDto: {
            /** @example [] */
            cards?: components["schemas"]["BoardDraftCardDto"][];
            /**
             * @description Left out, there are some to begin with.
             * @example []
             */
            labels?: components["schemas"]["BoardLabelDto"][];
            /** @example [] */
            lists?: components["schemas"]["BoardDraftListDto"][];
            /**
             * @description Their names and avatars are passed over. Left out, it is the caller alone.
             * @example []
             */
            members?: components["schemas"]["BoardDraftMemberDto"][];
            /** @example Mobile app */
            name: string;
            settings?: components["schemas"]["BoardSettingsChangesDto"];
            /**
             * @description Made from the name where it is left out.
             * @example mobile-app
             */
            uri?: string;
        };
        BoardDraftListDto: {
            /**
             * @description Whether it begins in the archive.
             * @example false
             */
            archived?: boolean;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id?: string;
            /**
             * @description Cards of the draft.
             * @example []
             */
            idCards?: string[];
            /** @example In progress */
            name: string;
        };
        BoardDraftMemberDto: {
            /** @example null */
            avatar?: string | null;
            /**
             * @description The user’s uuid.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            id: string;
            /** @example Layla Nasser */
            name?: string;
        };
        BoardDto: {
            cards: components["schemas"]["CardDto"][];
            /** @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5 */
            id: string;
            labels: components["schemas"]["BoardLabelDto"][];
            lists: components["schemas"]["BoardListDto"][];
            members: components["schemas"]["BoardMemberDto"][];
            /** @example Mobile app */
            name: string;
            settings: components["schemas"]["BoardSettingsDto"];
            /**
             * @description The name as it stands in addresses.
             * @example mobile-app
             */
            uri: string;
        };
        BoardIdDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
        };
        BoardLabelDto: {
            /**
             * @description How it is drawn: a colour by its name.
             * @example red
             */
            class: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Bug */
            name: string;
        };
        BoardListDraftDto: {
            /**
             * @description A new list has none.
             * @example []
             */
            idCards?: string[];
            /** @example In progress */
            name: string;
        };
        BoardListDto: {
            /**
             * @description Whether it is in the archive, with its cards.
             * @example false
             */
            archived?: boolean;
            /** @example 9a7f3d30-d9a4-829e-adad-24937c7a30af */
            id: string;
            /** @description Its cards, in their order, with those in the archive. */
            idCards: string[];
            /** @example In progress */
            name: string;
        };
        BoardListIdDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /** @example 9a7f3d30-d9a4-829e-adad-24937c7a30af */
            listId: string;
        };
        BoardMemberDto: {
            /** @example null */
            avatar: string | null;
            /**
             * @description The user’s uuid.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            id: string;
            /**
             * @description Whether an administrator keeps the member out, who is put on no more cards.
             * @example false
             */
            isDisabled: boolean;
            /** @example Layla Nasser */
            name: string;
        };
        BoardSettingsChangesDto: {
            /**
             * @description Whether cards show their covers.
             * @example true
             */
            cardCoverImages?: boolean;
            /**
             * @description The colour of the board; empty for that of the theme.
             * @example blue
             */
            color?: string;
            /** @example true */
            subscribed?: boolean;
        };
        BoardSettingsDto: {
            /**
             * @description Whether cards show their covers.
             * @example true
             */
            cardCoverImages: boolean;
            /**
             * @description The colour of the board; empty for that of the theme.
             * @example blue
             */
            color: string;
            /** @example true */
            subscribed: boolean;
        };
        BoardSummaryDto: {
            /** @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5 */
            id: string;
            /** @example Mobile app */
            name: string;
            /**
             * @description The name as it stands in addresses.
             * @example mobile-app
             */
            uri: string;
        };
        CalendarChangeDto: {
            /** @example false */
            allDay: boolean;
            /** @example  */
            desc: string;
            /**
             * Format: date-time
             * @example 2026-03-08T15:00:00.000Z
             */
            end: string;
            /**
             * Format: date-time
             * @example 2026-03-08T13:00:00.000Z
             */
            start: string;
            /** @example Review, the long one */
            title: string;
        };
        CalendarEventDraftDto: {
            /**
             * @description Whether it is of whole days, which are those of UTC.
             * @example false
             */
            allDay?: boolean;
            /**
             * Format: date-time
             * @description When it is over, not before `start`; of whole days, the first moment of the day after the last.
             * @example 2026-03-01T10:00:00.000Z
             */
            end?: string;
            extendedProps?: components["schemas"]["CalendarEventPropsDto"];
            /**
             * @description How it comes back. An update that leaves it out changes nothing of it.
             * @example null
             */
            repeat?: components["schemas"]["CalendarRepeatDto"] | null;
            /**
             * Format: date-time
             * @description When it begins; of whole days, their first moment.
             * @example 2026-03-01T09:00:00.000Z
             */
            start: string;
            /** @example Review */
            title?: string;
        };
        CalendarEventDto: {
            /**
             * @description Whether it is of whole days, which are those of UTC.
             * @example false
             */
            allDay: boolean;
            /**
             * Format: date-time
             * @description When it is over, not before `start`; of whole days, the first moment of the day after the last.
             * @example 2026-03-01T10:00:00.000Z
             */
            end: string;
            extendedProps: components["schemas"]["CalendarEventPropsDto"];
            /** @example 2b630e18-280f-813f-b24b-354a82b91ff6 */
            id: string;
            /**
             * @description How it comes back. An update that leaves it out changes nothing of it.
             * @example null
             */
            repeat?: components["schemas"]["CalendarRepeatDto"] | null;
            /**
             * Format: date-time
             * @description When it begins; of whole days, their first moment.
             * @example 2026-03-01T09:00:00.000Z
             */
            start: string;
            /** @example Review */
            title: string;
        };
        CalendarEventIdsDto: {
            /**
             * @example [
             *       "5601c10e-88e4-84fb-b6ed-e1b126e582c1"
             *     ]
             */
            eventIds: string[];
        };
        CalendarEventPropsDto: {
            /** @example Bring the figures of March */
            desc: string;
        };
        CalendarExceptionDto: {
            /**
             * Format: date-time
             * @description When it would begin.
             * @example 2026-03-08T09:00:00.000Z
             */
            at: string;
            /** @description What it is; null where it does not take place. */
            instead: components["schemas"]["CalendarChangeDto"] | null;
        };
        CalendarRepeatDto: {
            /**
             * @description What is not as the rule says, each `at` once.
             * @example []
             */
            exceptions: components["schemas"]["CalendarExceptionDto"][];
            /**
             * @description A rule of iCalendar (RFC 5545, RECUR); what comes back within a day, or on days that no month has, is refused.
             * @example FREQ=WEEKLY;BYDAY=SU
             */
            rule: string;
            /**
             * @description The zone by whose clock it comes back; of whole days it means nothing.
             * @example Europe/Istanbul
             */
            zone: string;
        };
        CampaignDto: {
            /** @example 3621 */
            clicks: number;
            /**
             * @description How many percent of the clicks became a sale.
             * @example 2.4
             */
            conversion: number;
            /** @example Spring prints */
            title: string;
        };
        CampaignsWidgetDto: {
            /** @description Most clicks first. */
            rows: components["schemas"]["CampaignDto"][];
            /** @example Campaigns */
            title: string;
        };
        CardDraftDto: {
            /** @description The latest first. */
            activities?: components["schemas"]["ActivityDto"][];
            /**
             * @description Whether it is in the archive; left out, it stays as it is.
             * @example false
             */
            archived?: boolean;
            attachments?: components["schemas"]["AttachmentDto"][];
            checklists?: components["schemas"]["ChecklistDto"][];
            /** @example On phones that have a reader */
            description?: string;
            /**
             * Format: date-time
             * @example null
             */
            due?: string | null;
            /**
             * @description The attachment that is its cover.
             * @example null
             */
            idAttachmentCover?: string | null;
            /**
             * @description Labels of the board.
             * @example []
             */
            idLabels?: string[];
            /**
             * @description Users; whoever is none yet becomes a member of the board.
             * @example []
             */
            idMembers?: string[];
            /** @example Sign in with a fingerprint */
            name: string;
            /** @example false */
            subscribed?: boolean;
        };
        CardDto: {
            /** @description The latest first. */
            activities: components["schemas"]["ActivityDto"][];
            /**
             * @description Whether it is in the archive; left out, it stays as it is.
             * @example false
             */
            archived?: boolean;
            attachments: components["schemas"]["AttachmentDto"][];
            checklists: components["schemas"]["ChecklistDto"][];
            /** @example On phones that have a reader */
            description: string;
            /**
             * Format: date-time
             * @example null
             */
            due: string | null;
            /** @example 67979d1b-79f4-8911-8ccb-0b049283b0bb */
            id: string;
            /**
             * @description The attachment that is its cover.
             * @example null
             */
            idAttachmentCover: string | null;
            /**
             * @description Labels of the board.
             * @example []
             */
            idLabels: string[];
            /**
             * @description Users; whoever is none yet becomes a member of the board.
             * @example []
             */
            idMembers: string[];
            /** @example Sign in with a fingerprint */
            name: string;
            /** @example false */
            subscribed: boolean;
        };
        ChangedProductsDto: {
            /** @example [] */
            rows: components["schemas"]["ProductRowDto"][];
        };
        ChangePasswordDto: {
            /**
             * Format: password
             * @example admin
             */
            currentPassword: string;
            /**
             * Format: password
             * @description Not among the most common ones, and not the name or the address of its owner.
             * @example analytical engine
             */
            newPassword: string;
        };
        ChangeProductsDto: {
            changes: components["schemas"]["ProductChangeDto"][];
            /**
             * @description New products, each with a random UUID of its own.
             * @example []
             */
            create?: components["schemas"]["ProductDto"][];
        };
        ChatContactDto: {
            /** @example null */
            avatar: string | null;
            /**
             * @description The uuid of that user.
             * @example 82ab1772-9d1b-824e-ab60-bb2972121aaf
             */
            id: string;
            /** @example Back after lunch */
            mood: string;
            /** @example Arnold Matlock */
            name: string;
            /**
             * @description offline where the user has no connection.
             * @example online
             * @enum {string}
             */
            status: "online" | "do-not-disturb" | "away" | "offline";
            /**
             * @description How many of its messages the caller has not read.
             * @example 2
             */
            unread: number;
        };
        ChatDto: {
            /** @description Oldest first. */
            dialog: components["schemas"]["ChatMessageDto"][];
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            id: string;
        };
        ChatListEntryDto: {
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            chatId: string;
            /** @example 82ab1772-9d1b-824e-ab60-bb2972121aaf */
            contactId: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            lastMessageTime: string | null;
            /**
             * @description Up to which message the contact has read.
             * @example 2
             */
            readMessageId: string | null;
            /**
             * @description How many messages the caller has not read.
             * @example 2
             */
            unread: number;
        };
        ChatMessageDto: {
            /**
             * @description Made up by the sender, of letters, digits, - and _; sent again under it, a message is stored once.
             * @example b3f1c2d4-7a65-4e90-8f11-2c3d4e5f6a7b
             */
            clientMessageId: string | null;
            /** @example 2 */
            id: string;
            /** @example Shall we go through the plan at ten? */
            message: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            /**
             * @description The uuid of the sender.
             * @example 82ab1772-9d1b-824e-ab60-bb2972121aaf
             */
            who: string;
        };
        /** @enum {string} */
        ChatStatus: "online" | "do-not-disturb" | "away" | "offline";
        ChatUserChangesDto: {
            /** @example null */
            avatar?: string | null;
            /** @example Back after lunch */
            mood?: string;
            /** @example Abbott Keitch */
            name?: string;
            /**
             * @description The status last chosen; others see offline while the user has no connection.
             * @example online
             * @enum {string}
             */
            status?: "online" | "do-not-disturb" | "away" | "offline";
        };
        ChatUserDto: {
            /** @example null */
            avatar: string | null;
            /** @description All chats, the latest message first. */
            chatList: components["schemas"]["ChatListEntryDto"][];
            /** @example 82ab1772-9d1b-824e-ab60-bb2972121aaf */
            id: string;
            /** @example Back after lunch */
            mood: string;
            /** @example Abbott Keitch */
            name: string;
            /**
             * @description The status last chosen; others see offline while the user has no connection.
             * @example online
             * @enum {string}
             */
            status: "online" | "do-not-disturb" | "away" | "offline";
        };
        CheckItemDto: {
            /** @example false */
            checked: boolean;
            /** @example 1 */
            id: string;
            /** @example Ask two users */
            name: string;
        };
        ChecklistDto: {
            checkItems: components["schemas"]["CheckItemDto"][];
            /** @example 1 */
            id: string;
            /** @example Before the release */
            name: string;
        };
        ChecklistItemDto: {
            /** @example false */
            checked: boolean;
            /** @example 1 */
            id: string;
            /** @example Buy stamps */
            text: string;
        };
        CommentOrderDto: {
            /** @example 6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20 */
            orderId: string;
            /** @example The customer asks for an earlier delivery. */
            text: string;
        };
        CommentPostDto: {
            /** @example Which trail is it? */
            message: string;
            /** @example c5adf023-0329-8f27-9319-abfae49648aa */
            postId: string;
        };
        ConfigDto: {
            /** @description Null where Auth0 is not configured. */
            auth0: components["schemas"]["OpenIdConfigDto"] | null;
            /**
             * @description Whether `DEMO_DATA` is on: demo accounts, starter content.
             * @example true
             */
            demoData: boolean;
            /** @description Null where Firebase is not configured. */
            firebase: components["schemas"]["FirebaseConfigDto"] | null;
            /**
             * @description Whether mails are sent; otherwise they stand in the server’s log.
             * @example true
             */
            sendsMail: boolean;
        };
        ContactDraftDto: {
            /** @example 12 Quay Street, Portland */
            address?: string;
            /** @example null */
            avatar?: string | null;
            /**
             * Format: date
             * @example 1988-04-17
             */
            birthday?: string | null;
            /** @example Harbour Books */
            company?: string;
            /**
             * Format: email
             * @example selma@example.com
             */
            email?: string | null;
            /** @example Bookseller */
            jobTitle?: string;
            /** @example Aydın */
            lastName?: string;
            /** @example Selma */
            name?: string;
            /** @example Sel */
            nickname?: string;
            /** @example Prefers to be called in the evening */
            notes?: string;
            /** @example +1 202 555 0143 */
            phone?: string;
        };
        ContactDto: {
            /** @example 12 Quay Street, Portland */
            address: string;
            /** @example null */
            avatar: string | null;
            /**
             * Format: date
             * @example 1988-04-17
             */
            birthday: string | null;
            /** @example Harbour Books */
            company: string;
            /**
             * Format: email
             * @example selma@example.com
             */
            email: string | null;
            /** @example 252c69a2-0f92-824d-8609-573fff7abe6b */
            id: string;
            /** @example Bookseller */
            jobTitle: string;
            /** @example Aydın */
            lastName: string;
            /** @example Selma */
            name: string;
            /** @example Sel */
            nickname: string;
            /** @example Prefers to be called in the evening */
            notes: string;
            /** @example +1 202 555 0143 */
            phone: string;
        };
        ContactGroupDraftDto: {
            /** @example Book club */
            name: string;
        };
        ContactGroupDto: {
            /**
             * @example [
             *       "252c69a2-0f92-824d-8609-573fff7abe6b"
             *     ]
             */
            contactIds: string[];
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Neighbours */
            name: string;
        };
        ContactGroupIdDto: {
            /** @example 2452fb78-542b-8e07-a98a-fa8b27a09b8e */
            groupId: string;
        };
        ContactGroupMembersDto: {
            /**
             * @example [
             *       "252c69a2-0f92-824d-8609-573fff7abe6b"
             *     ]
             */
            contactIds: string[];
            /** @example 2452fb78-542b-8e07-a98a-fa8b27a09b8e */
            groupId: string;
        };
        ContactGroupNameDto: {
            /** @example 2452fb78-542b-8e07-a98a-fa8b27a09b8e */
            id: string;
            /** @example Neighbours */
            name: string;
        };
        ContactIdDto: {
            /**
             * @description The contact.
             * @example 252c69a2-0f92-824d-8609-573fff7abe6b
             */
            contactId: string;
        };
        ContactIdsDto: {
            /**
             * @example [
             *       "252c69a2-0f92-824d-8609-573fff7abe6b"
             *     ]
             */
            contactIds: string[];
        };
        ContactPersonDto: {
            /**
             * @description Null where no other user has the email of the contact.
             * @example null
             */
            userId: string | null;
        };
        ContactsUserDto: {
            /** @example null */
            avatar: string | null;
            /** @description Ids of the contacts to whom the caller has written, by mail or in chat, for the fifth time or more. */
            frequentContacts: string[];
            groups: components["schemas"]["ContactGroupDto"][];
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Abbott Keitch */
            name: string;
            /** @description Ids of the starred contacts. */
            starred: string[];
        };
        CourseCategoryDto: {
            /** @example #1d4ed8 */
            color: string;
            /** @example 1 */
            id: string;
            /** @example Web */
            label: string;
            /**
             * @example web
             * @enum {string}
             */
            value: "web" | "firebase" | "cloud" | "android";
        };
        CourseDto: {
            /**
             * @description How many steps the caller has reached; 0 at first.
             * @example 1
             */
            activeStep: number;
            /**
             * @example web
             * @enum {string}
             */
            category: "web" | "firebase" | "cloud" | "android";
            /** @example What makes a page slow, and how to find out. */
            description: string;
            /** @example 9dd4ad99-d3cf-8302-aba7-74051c7aef9b */
            id: string;
            /**
             * @description How long it takes, in minutes.
             * @example 45
             */
            length: number;
            /**
             * @description The title as it stands in addresses.
             * @example pages-that-load-fast
             */
            slug: string;
            steps: components["schemas"]["CourseStepDto"][];
            /** @example Pages that Load Fast */
            title: string;
            /**
             * @description The number of steps.
             * @example 1
             */
            totalSteps: number;
            /**
             * Format: date-time
             * @description When the course was last written. The server says so; what is sent is passed over.
             * @example 2026-03-01T09:00:00.000Z
             */
            updated: string;
        };
        CourseFieldsDto: {
            /**
             * @description How many steps the caller has reached; 0 at first.
             * @example 1
             */
            activeStep?: number;
            /**
             * @example web
             * @enum {string}
             */
            category?: "web" | "firebase" | "cloud" | "android";
            /** @example What makes a page slow, and how to find out. */
            description?: string;
            /**
             * @description How long it takes, in minutes.
             * @example 45
             */
            length?: number;
            /**
             * @description The title as it stands in addresses.
             * @example pages-that-load-fast
             */
            slug?: string;
            steps?: components["schemas"]["CourseStepDto"][];
            /** @example Pages that Load Fast */
            title?: string;
            /**
             * @description The number of steps.
             * @example 1
             */
            totalSteps?: number;
            /**
             * Format: date-time
             * @description When the course was last written. The server says so; what is sent is passed over.
             * @example 2026-03-01T09:00:00.000Z
             */
            updated?: string;
        };
        CourseStepDto: {
            /**
             * @description Safe HTML: the server takes out what runs, hides or loads anything but pictures.
             * @example <p>Markup says what things are.</p>
             */
            content: string;
            /** @example 1 */
            id: string;
            /** @example What a page is made of */
            title: string;
        };
        CourseSummaryDto: {
            /**
             * @description How many steps the caller has reached; 0 at first.
             * @example 1
             */
            activeStep: number;
            /**
             * @example web
             * @enum {string}
             */
            category: "web" | "firebase" | "cloud" | "android";
            /** @example What makes a page slow, and how to find out. */
            description: string;
            /** @example 9dd4ad99-d3cf-8302-aba7-74051c7aef9b */
            id: string;
            /**
             * @description How long it takes, in minutes.
             * @example 45
             */
            length: number;
            /**
             * @description The title as it stands in addresses.
             * @example pages-that-load-fast
             */
            slug: string;
            /** @example Pages that Load Fast */
            title: string;
            /**
             * @description The number of steps.
             * @example 1
             */
            totalSteps: number;
            /**
             * Format: date-time
             * @description When the course was last written. The server says so; what is sent is passed over.
             * @example 2026-03-01T09:00:00.000Z
             */
            updated: string;
        };
        CreateBoardDto: {
            board: components["schemas"]["BoardDraftDto"];
        };
        CreateBoardListDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            data: components["schemas"]["BoardListDraftDto"];
        };
        CreateCardDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            data: components["schemas"]["CardDraftDto"];
            /** @example 9a7f3d30-d9a4-829e-adad-24937c7a30af */
            listId: string;
        };
        CreateCardsDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /**
             * @description Each comes after those that are in its list.
             * @example [
             *       {
             *         "id": "water",
             *         "listId": "9a7f3d30-d9a4-829e-adad-24937c7a30af",
             *         "name": "Water"
             *       }
             *     ]
             */
            cards: components["schemas"]["NewCardDto"][];
        };
        CreateFolderDto: {
            /**
             * @description A folder; null or left out, the top.
             * @example null
             */
            folderId?: string | null;
            /** @example Contracts */
            name: string;
        };
        CreateNoteDto: {
            note: components["schemas"]["NoteDraftDto"];
        };
        DeviceShareDto: {
            /**
             * @description In percent of the time before.
             * @example -0.6
             */
            change: number;
            /**
             * @example Desktop
             * @enum {string}
             */
            name: "Desktop" | "Mobile" | "Tablet";
            /**
             * @description In percent of all visits.
             * @example 62.4
             */
            share: number;
        };
        DevicesWeekDto: {
            /** @description They come to 100 percent. */
            devices: components["schemas"]["DeviceShareDto"][];
            /**
             * @description Seven days: this week (`TW`) ends today, last week (`LW`) and two weeks ago (`2W`) end before it.
             * @example TW
             * @enum {string}
             */
            range: "TW" | "LW" | "2W";
        };
        DevicesWidgetDto: {
            /**
             * @description Seven days: this week (`TW`) ends today, last week (`LW`) and two weeks ago (`2W`) end before it.
             * @example TW
             * @enum {string}
             */
            currentRange: "TW" | "LW" | "2W";
            /** @description Newest first. */
            periods: components["schemas"]["DevicesWeekDto"][];
            /** @example Visits by device */
            title: string;
        };
        DismissedNotificationsDto: {
            /** @description Those that were not dismissed before. */
            ids: string[];
        };
        DismissNotificationDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
        };
        /** @enum {string} */
        Download: "true";
        DraftContentDto: {
            /**
             * @description Files that the caller has uploaded, or may see. Without them there are none.
             * @example []
             */
            attachments?: components["schemas"]["AttachedFileDto"][];
            /**
             * @description HTML of at most 10000 tags. What could run or send anything is taken out before it is stored; images of other servers stay, and load where the reader asks for them.
             * @example <p>It went out on <b>Friday</b>.</p>
             */
            message: string;
            /** @example The March invoice */
            subject: string;
            /**
             * @description Addresses as far as they are typed.
             * @example [
             *       "staff@"
             *     ]
             */
            to: string[];
        };
        DueTodosDto: {
            /**
             * @description How many todos are due before the moment and not done; none of the trash.
             * @example 3
             */
            count: number;
        };
        EndSessionDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            sessionId: string;
        };
        ErrorDetailDto: {
            /**
             * @description Dotted path of the field.
             * @example note.title
             */
            field: string;
            /** @example title must be shorter than or equal to 200 characters */
            message: string;
        };
        ErrorDto: {
            /** @description Every bad field, on a 400. */
            details?: components["schemas"]["ErrorDetailDto"][];
            /** @example Not Found */
            error: string;
            /** @example Not Found */
            message: string;
            /**
             * @description Names the request in the logs.
             * @example 0b7e6b0e-6c1e-4c62-a0c4-0f9d4f6a8b11
             */
            requestId: string;
            /** @example 404 */
            statusCode: number;
        };
        ExampleDto: {
            /**
             * @description The level of the guard that let this in.
             * @example admin
             * @enum {string}
             */
            access: "admin" | "staff" | "user" | "onlyGuest";
            /**
             * @description The caller’s; empty for a guest.
             * @example [
             *       "admin"
             *     ]
             */
            role: string[];
        };
        ExportAuditLogDto: {
            /**
             * @description All, if it is not given.
             * @example sign-in
             * @enum {string}
             */
            action?: "sign-in-failed" | "sign-in" | "registration" | "sign-out" | "session-ended" | "other-sessions-ended" | "password-change-failed" | "password-changed" | "password-reset-asked" | "password-reset" | "profile-changed" | "role-changed" | "user-disabled" | "user-enabled" | "user-sessions-ended" | "user-invited" | "invitation-withdrawn" | "invitation-accepted" | "audit-log-exported" | "api-token-made" | "api-token-revoked" | "created" | "updated" | "removed" | "restored" | "deleted";
            /**
             * Format: date-time
             * @description The first moment.
             * @example 2026-03-01T09:00:00.000Z
             */
            from?: string;
            /**
             * @description A list that was written to.
             * @example
             */
            list?: string;
            /**
             * @description A record that was written, alone.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            record?: string;
            /**
             * Format: date-time
             * @description The first moment that is no longer meant.
             * @example 2100-01-01T00:00:00.000Z
             */
            to?: string;
            /**
             * @description An e-mail address, or the id of a user: what that user did, and what concerns the user.
             * @example admin@ezone.example
             */
            who?: string;
        };
        ExportedAuditLogDto: {
            /** @example 12 */
            count: number;
            /**
             * @description A table in which nothing is taken for a formula.
             * @example number,at
             */
            csv: string;
            /**
             * @description Otherwise there are more, older ones than the 50000 in it.
             * @example true
             */
            isWhole: boolean;
        };
        ExternalSessionDto: {
            /**
             * @description To be sent as `Authorization: Bearer`.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.sig
             */
            access_token: string;
            /**
             * @description Whether this was the first sign-in, which made the user.
             * @example false
             */
            isNew: boolean;
            user: components["schemas"]["UserDto"];
        };
        EzoneFiguresDto: {
            /**
             * @description Of the caller’s books.
             * @example 21
             */
            accounts: number;
            /**
             * @description Shared.
             * @example 3
             */
            boards: number;
            /** @example 20 */
            contacts: number;
            /**
             * @description Shared.
             * @example 12
             */
            courses: number;
            /**
             * @description A series is one.
             * @example 9
             */
            events: number;
            /**
             * @description Shared, without folders.
             * @example 10
             */
            files: number;
            /**
             * @description The caller’s, in all folders.
             * @example 12
             */
            mails: number;
            /** @example 14 */
            notes: number;
            /**
             * @description Shared.
             * @example 20
             */
            orders: number;
            /**
             * @description Shared.
             * @example 20
             */
            products: number;
            /** @example 16 */
            todos: number;
            /**
             * @description On the caller’s accounts that are kept at a bank.
             * @example 17
             */
            transactions: number;
        };
        FaqItemDto: {
            /**
             * @description Plain text.
             * @example Open the trash. What you remove stays there for 30 days.
             */
            answer: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example How do I get back a note that I removed? */
            question: string;
        };
        FeaturedArticleDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Change your password */
            title: string;
        };
        FileDto: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            created: string;
            /**
             * @description The ending of its name; empty for a folder.
             * @example pdf
             */
            extention: string;
            /**
             * @description The folder that it lies in; null at the top.
             * @example null
             */
            folderId: string | null;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description The folders that it lies in.
             * @example My Files > Documents
             */
            location: string;
            /**
             * @description Told by the content; null for a folder, and where there are no bytes.
             * @example application/pdf
             */
            mediaType: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            modified: string;
            /** @example Travel guidelines.pdf */
            name: string;
            /**
             * @description Whether it can be opened without a connection.
             * @example true
             */
            offline: boolean;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            opened: string;
            /**
             * @description The name of whom it belongs to.
             * @example Mira Lindqvist
             */
            owner: string;
            /**
             * @description A picture of it; null for a folder, and where there is none. Of an uploaded picture in 256 pixels.
             * @example /demo/notes/hills.svg
             */
            preview: string | null;
            /**
             * @description In bytes; null for a folder.
             * @example 348160
             */
            size: number | null;
            /**
             * @example document
             * @enum {string}
             */
            type: "folder" | "document" | "spreadsheet" | "picture" | "audio" | "video" | "archive" | "text" | "other";
            /**
             * @description Where its bytes are fetched; null for a folder, and for a file of the demo that has none.
             * @example /api/uploads/files/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            url: string | null;
            /**
             * @description How many versions there are; 0 without bytes.
             * @example 1
             */
            versions: number;
        };
        /** @enum {string} */
        FilePictureSize: "256" | "768" | "2048";
        FileQueryDto: {
            /**
             * @description A file or folder.
             * @example fb6eb0c3-a956-8592-b5d0-ea7f2f28b1d5
             */
            id: string;
        };
        FileSummaryDto: {
            /**
             * @description Of these files.
             * @example 7549747
             */
            bytes: number;
            /** @example 8 */
            files: number;
            /** @example 3 */
            folders: number;
            /**
             * @description What they may take up: `FILES_QUOTA`.
             * @example 10737418240
             */
            quota: number;
            /**
             * @description What all files take up, versions and trash too.
             * @example 12544
             */
            used: number;
        };
        FileTextDto: {
            /** @description Whether that is all of it. */
            isWhole: boolean;
            /**
             * @description The beginning of the file, as UTF-8; bytes that are none are replaced.
             * @example # Release notes
             */
            text: string;
        };
        FileVersionDto: {
            /**
             * @description The name of whoever made it.
             * @example Mira Lindqvist
             */
            author: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-01T09:00:00.000Z
             */
            created: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @description Whether it is what the file holds now. */
            isCurrent: boolean;
            /**
             * @description Told by the content.
             * @example application/pdf
             */
            mediaType: string;
            /**
             * @description In bytes.
             * @example 348160
             */
            size: number;
            /** @example /api/uploads/files/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            url: string;
        };
        FindProductsDto: {
            /**
             * @example [
             *       "63e64088-a54a-8e10-af8d-206c5e7a3ace"
             *     ]
             */
            ids?: string[];
            /**
             * @example [
             *       "CP-1001"
             *     ]
             */
            skus?: string[];
        };
        FirebaseConfigDto: {
            /** @example AIzaSyExample */
            apiKey: string;
            /**
             * @description The domain of its own pages.
             * @example ezone.firebaseapp.com
             */
            authDomain: string | null;
            /**
             * @description Where settings are stored, too.
             * @example https://ezone.firebaseio.com
             */
            databaseUrl: string | null;
            /**
             * @description The host and port of what stands in for Firebase.
             * @example 127.0.0.1:9099
             */
            emulator: string | null;
            /** @example ezone */
            projectId: string;
        };
        FirebaseSignInDto: {
            /**
             * Format: password
             * @description As Firebase issued it.
             * @example eyJhbGciOiJSUzI1NiJ9.e30.sig
             */
            idToken: string;
        };
        FolderDto: {
            /**
             * @description The folder that it lies in; null at the top.
             * @example null
             */
            folderId: string | null;
            /** @example 2761bc08-0db3-8fc9-bcb2-5cdb35a4f1b5 */
            id: string;
            /** @example Work documents */
            name: string;
        };
        FooterChangesDto: {
            /** @example true */
            display?: boolean;
            /**
             * @example fixed
             * @enum {string}
             */
            style?: "fixed" | "static";
        };
        FooterDto: {
            /** @example true */
            display: boolean;
            /**
             * @example fixed
             * @enum {string}
             */
            style: "fixed" | "static";
        };
        ForecastDayDto: {
            /**
             * Format: date-time
             * @description The day, at midnight UTC.
             * @example 2026-03-02T00:00:00.000Z
             */
            day: string;
            /**
             * @example sunny
             * @enum {string}
             */
            icon: "sunny" | "partly-cloudy" | "cloudy" | "rain" | "storm" | "snow";
            temperature: components["schemas"]["TemperatureDto"];
        };
        ForgotPasswordDto: {
            /**
             * Format: email
             * @example somebody@ezone.example
             */
            email: string;
            /**
             * @description English if omitted.
             * @example en
             * @enum {string}
             */
            language?: "en" | "tr" | "ar";
        };
        HealthDto: {
            /** @example ok */
            status: string;
        };
        HealthStateDto: {
            /**
             * @example sqlite
             * @enum {string}
             */
            database: "sqlite" | "postgresql";
            /** @example true */
            databaseAnswers: boolean;
            /**
             * @description The part of it that objects take up.
             * @example 90000000
             */
            heap: number;
            /**
             * @description What the process takes up of the memory.
             * @example 180000000
             */
            memory: number;
            /**
             * @description The version of Node.
             * @example v24.11.1
             */
            node: string;
            /**
             * @description The machine, and the process that has answered this.
             * @example ezone-1:4711
             */
            process: string;
            /**
             * @description `none`: `REDIS_URL` is not set; `away`: this process goes on alone until Redis is back.
             * @example none
             * @enum {string}
             */
            redis: "none" | "ok" | "away";
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            startedAt: string;
            /** @example 6.2.0 */
            version: string;
        };
        HorizontalLayoutConfigDto: {
            /**
             * @description In pixels.
             * @example 1570
             */
            containerWidth: number;
            footer: components["schemas"]["FooterDto"];
            leftSidePanel: components["schemas"]["SidePanelDto"];
            /**
             * @example container
             * @enum {string}
             */
            mode: "boxed" | "fullwidth" | "container";
            navbar: components["schemas"]["HorizontalNavbarDto"];
            rightSidePanel: components["schemas"]["SidePanelDto"];
            /**
             * @description What scrolls: the content alone or all.
             * @example content
             * @enum {string}
             */
            scroll: "content" | "body";
            toolbar: components["schemas"]["ToolbarDto"];
        };
        HorizontalLayoutDto: {
            config: components["schemas"]["HorizontalLayoutConfigDto"];
            /**
             * @example layout2
             * @enum {string}
             */
            style: "layout2" | "layout3";
        };
        HorizontalNavbarDto: {
            /** @example true */
            display: boolean;
            /**
             * @example fixed
             * @enum {string}
             */
            style: "fixed" | "static";
        };
        IconDto: {
            /**
             * @example [
             *       "business",
             *       "communication",
             *       "users-people"
             *     ]
             */
            categories: string[];
            /**
             * @description The character that draws it, in the font of each style.
             * @example 62137
             */
            codepoint: number;
            /** @example address-book */
            name: string;
            /**
             * @description The sizes of the set.
             * @example [
             *       10,
             *       12,
             *       14,
             *       16,
             *       20,
             *       24,
             *       32
             *     ]
             */
            sizes_px: number[];
            /**
             * @description What it is found by.
             * @example [
             *       "address",
             *       "contact"
             *     ]
             */
            tags: string[];
            /**
             * @description The styles in which there is no drawing of it.
             * @example [
             *       "brands"
             *     ]
             */
            unsupported_families: components["schemas"]["IconFamily"][];
            /**
             * @description In how many releases of the set it came or was drawn anew.
             * @example 11
             */
            version: number;
        };
        /**
         * @description The styles in which there is no drawing of it.
         * @enum {string}
         */
        IconFamily: "solid" | "regular" | "brands";
        InvitedDto: {
            /**
             * @description Not where the same address was invited before.
             * @example true
             */
            isNew: boolean;
            /**
             * @description Not where no mail server is set up: then the link stands in the server’s log.
             * @example false
             */
            isSent: boolean;
            user: components["schemas"]["ManagedUserDetailsDto"];
        };
        InviteDto: {
            /** @example Ada Lovelace */
            displayName: string;
            /**
             * Format: email
             * @example new@example.com
             */
            email: string;
            /**
             * @description English if omitted.
             * @example en
             * @enum {string}
             */
            language?: "en" | "tr" | "ar";
            /**
             * @example user
             * @enum {string}
             */
            role: "admin" | "staff" | "user";
        };
        InvoiceDto: {
            client: components["schemas"]["InvoicePartyDto"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            date: string;
            /** @example 120.60 */
            discount: string;
            /**
             * Format: date-time
             * @example 2026-03-31T09:00:00.000Z
             */
            dueDate: string;
            from: components["schemas"]["InvoicePartyDto"];
            /** @example 5725a680606588342058356d */
            id: string;
            /** @example EZ-0042 */
            number: string;
            services: components["schemas"]["InvoiceServiceDto"][];
            /**
             * @description What the services come to, in US dollars, as all sums here. A point stands before the cents, if any.
             * @example 8445
             */
            subtotal: string;
            /** @example 675.60 */
            tax: string;
            /**
             * @description The subtotal and the tax, less the discount.
             * @example 9000
             */
            total: string;
        };
        InvoicePartyDto: {
            /** @example 14 Harbour Street, 2100 Copenhagen, Denmark */
            address: string;
            /**
             * Format: email
             * @example office@studio.example
             */
            email: string;
            /** @example +45 55 50 14 00 */
            phone: string;
            /** @example Ezone Studio */
            title: string;
            /** @example https://studio.example */
            website: string;
        };
        InvoiceServiceDto: {
            /** @example Screens for desktop and phone */
            detail: string;
            /** @example 1 */
            id: string;
            /** @example 35 */
            quantity: number;
            /** @example Interface design */
            title: string;
            /**
             * @description The price of one unit times the quantity.
             * @example 2625
             */
            total: string;
            /**
             * @example hour
             * @enum {string}
             */
            unit: "hour" | "day" | "piece";
            /**
             * @description The price of one unit.
             * @example 75
             */
            unitPrice: string;
        };
        KnowledgeBaseArticleDto: {
            /**
             * @description The category that it belongs to.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            categoryId: string;
            /**
             * @description HTML of paragraphs, lists, links and emphasis.
             * @example <p>Choose one that you use nowhere else.</p>
             */
            content: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Change your password */
            title: string;
        };
        KnowledgeBaseCategoryDto: {
            /**
             * @description How many articles it has.
             * @example 17
             */
            articlesCount: number;
            /** @description Its first five articles. */
            featuredArticles: components["schemas"]["FeaturedArticleDto"][];
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description Where the web shows its articles.
             * @example /pages/knowledge-base
             */
            path: string;
            /** @example Your Account */
            title: string;
        };
        KnownOrderDto: {
            /**
             * @description `changeId` of the state in which the caller saw it last.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            after?: string;
            /** @example 6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20 */
            id: string;
        };
        LayoutChangesDto: {
            config?: components["schemas"]["LayoutConfigChangesDto"];
            /**
             * @description Another style than before resets the config to the defaults of that style.
             * @example layout1
             * @enum {string}
             */
            style?: "layout1" | "layout2" | "layout3";
        };
        LayoutConfigChangesDto: {
            /**
             * @description In pixels.
             * @example 1570
             */
            containerWidth?: number;
            footer?: components["schemas"]["FooterChangesDto"];
            leftSidePanel?: components["schemas"]["SidePanelChangesDto"];
            /**
             * @example container
             * @enum {string}
             */
            mode?: "boxed" | "fullwidth" | "container";
            navbar?: components["schemas"]["NavbarChangesDto"];
            rightSidePanel?: components["schemas"]["SidePanelChangesDto"];
            /**
             * @description What scrolls: the content alone or all.
             * @example content
             * @enum {string}
             */
            scroll?: "content" | "body";
            toolbar?: components["schemas"]["ToolbarChangesDto"];
        };
        LikePostDto: {
            /**
             * @description Whether the caller likes it from now on.
             * @example true
             */
            likes: boolean;
            /** @example c5adf023-0329-8f27-9319-abfae49648aa */
            postId: string;
        };
        MailAttachmentDto: {
            /** @example hills.svg */
            fileName: string;
            /**
             * @description The path of a picture, or empty.
             * @example /demo/notes/hills.svg
             */
            preview: string;
            /**
             * @description In bytes.
             * @example 4200
             */
            size: number;
            /** @example image */
            type: string;
            /**
             * @description A path of this server, or empty.
             * @example /demo/notes/hills.svg
             */
            url: string;
        };
        MailBriefDto: {
            attachments: components["schemas"]["MailAttachmentDto"][];
            /**
             * @description Whether it is still being written, also where it is in the trash.
             * @example false
             */
            draft: boolean;
            /**
             * @description The first words of the message.
             * @example It went out on Friday.
             */
            excerpt: string;
            /**
             * @description The id of its folder.
             * @example 0
             */
            folder: number;
            from: components["schemas"]["MailSenderDto"];
            /** @example false */
            hasAttachments: boolean;
            /** @example e1615bf6-8060-8bac-ba11-fe426fa12599 */
            id: string;
            /** @example false */
            important: boolean;
            /**
             * @description Ids of labels.
             * @example [
             *       2
             *     ]
             */
            labels: number[];
            /** @example false */
            read: boolean;
            /** @example true */
            starred: boolean;
            /** @example The March invoice */
            subject: string;
            /**
             * @description What it has in common with the mails that it answers or forwards, and with those that answer it, for all who have them.
             * @example e1615bf6-8060-8bac-ba11-fe426fa12599
             */
            thread: string;
            /**
             * Format: date-time
             * @description When it was sent, or the draft was saved.
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            to: components["schemas"]["MailRecipientDto"][];
        };
        MailDto: {
            attachments: components["schemas"]["MailAttachmentDto"][];
            /**
             * @description Whether it is still being written, also where it is in the trash.
             * @example false
             */
            draft: boolean;
            /**
             * @description The first words of the message.
             * @example It went out on Friday.
             */
            excerpt: string;
            /**
             * @description The id of its folder.
             * @example 0
             */
            folder: number;
            from: components["schemas"]["MailSenderDto"];
            /** @example false */
            hasAttachments: boolean;
            /** @example e1615bf6-8060-8bac-ba11-fe426fa12599 */
            id: string;
            /** @example false */
            important: boolean;
            /**
             * @description Ids of labels.
             * @example [
             *       2
             *     ]
             */
            labels: number[];
            /**
             * @description HTML of at most 10000 tags. What could run or send anything is taken out before it is stored; images of other servers stay, and load where the reader asks for them.
             * @example <p>It went out on <b>Friday</b>.</p>
             */
            message: string;
            /** @example false */
            read: boolean;
            /** @example true */
            starred: boolean;
            /** @example The March invoice */
            subject: string;
            /**
             * @description What it has in common with the mails that it answers or forwards, and with those that answer it, for all who have them.
             * @example e1615bf6-8060-8bac-ba11-fe426fa12599
             */
            thread: string;
            /**
             * Format: date-time
             * @description When it was sent, or the draft was saved.
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            to: components["schemas"]["MailRecipientDto"][];
        };
        MailFilterDto: {
            /**
             * @description The name as it stands in addresses.
             * @example important
             */
            handle: string;
            /**
             * @description The name of an icon of Lucide.
             * @example circle-alert
             */
            icon: string;
            /** @example 1 */
            id: number;
            /**
             * @description In English.
             * @example Important
             */
            title: string;
            /**
             * @description The key of its name in other languages.
             * @example mail.folder.inbox
             */
            translate: string;
        };
        MailFolderDto: {
            /**
             * @description The name as it stands in addresses.
             * @example important
             */
            handle: string;
            /**
             * @description The name of an icon of Lucide.
             * @example circle-alert
             */
            icon: string;
            /** @example 1 */
            id: number;
            /**
             * @description In English.
             * @example Important
             */
            title: string;
            /**
             * @description The key of its name in other languages.
             * @example mail.folder.inbox
             */
            translate: string;
        };
        MailFrameDto: {
            /**
             * @description The address of the message as a page, for five minutes.
             * @example /api/mail-app/frame?token=...
             */
            url: string;
        };
        MailLabelDto: {
            /** @example #2e7d32 */
            color: string;
            /**
             * @description The name as it stands in addresses.
             * @example important
             */
            handle: string;
            /** @example 1 */
            id: number;
            /**
             * @description In English.
             * @example Important
             */
            title: string;
        };
        MailRecipientDto: {
            /**
             * @description An e-mail address; in a draft whatever was typed.
             * @example admin@ezone.example
             */
            email: string;
            /**
             * @description The name of the user, or the address.
             * @example Abbott Keitch
             */
            name: string;
        };
        MailSenderDto: {
            /** @example null */
            avatar: string | null;
            /**
             * Format: email
             * @example hugo-martin@contacts.ezone.example
             */
            email: string;
            /** @example Hugo Martin */
            name: string;
        };
        MakeApiTokenDto: {
            /**
             * @description How many days it is good.
             * @example 90
             */
            days: number;
            /** @example Nightly backup */
            name: string;
            /**
             * @example [
             *       "notes:read",
             *       "todo:read"
             *     ]
             */
            scopes: components["schemas"]["ApiScope"][];
        };
        ManagedUserDetailsDto: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when the user is kept out.
             * @example null
             */
            disabledAt: string | null;
            /** @example Ada Lovelace */
            displayName: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The service that knows the user.
             * @example custom-db
             * @enum {string}
             */
            from: "custom-db" | "firebase" | "auth0";
            /** @example 6503b188-5906-87c2-935f-9b86381d5e61 */
            id: string;
            /**
             * Format: date-time
             * @description Until when the link of the invitation is good.
             * @example null
             */
            invitedUntil: string | null;
            /**
             * Format: date-time
             * @description Of the sessions that are open, exact to five minutes.
             * @example 2026-03-01T09:00:00.000Z
             */
            lastSeenAt: string | null;
            /**
             * @description At most a hundred are counted.
             * @example 1
             */
            openSessions: number;
            /**
             * @description Of pictures, those of this server alone.
             * @example null
             */
            photoURL: string | null;
            /**
             * @description The highest that the user has.
             * @example user
             * @enum {string}
             */
            role: "admin" | "staff" | "user";
            /**
             * @description `closed`: there is nothing to sign in with, as for contacts of the demo; `invited`: not yet.
             * @example closed
             * @enum {string}
             */
            state: "active" | "disabled" | "invited" | "closed";
        };
        ManagedUserDto: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when the user is kept out.
             * @example null
             */
            disabledAt: string | null;
            /** @example Ada Lovelace */
            displayName: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The service that knows the user.
             * @example custom-db
             * @enum {string}
             */
            from: "custom-db" | "firebase" | "auth0";
            /** @example 6503b188-5906-87c2-935f-9b86381d5e61 */
            id: string;
            /**
             * Format: date-time
             * @description Until when the link of the invitation is good.
             * @example null
             */
            invitedUntil: string | null;
            /**
             * @description Of pictures, those of this server alone.
             * @example null
             */
            photoURL: string | null;
            /**
             * @description The highest that the user has.
             * @example user
             * @enum {string}
             */
            role: "admin" | "staff" | "user";
            /**
             * @description `closed`: there is nothing to sign in with, as for contacts of the demo; `invited`: not yet.
             * @example closed
             * @enum {string}
             */
            state: "active" | "disabled" | "invited" | "closed";
        };
        ManagedUserIdDto: {
            /**
             * @description The user whom it is about.
             * @example 6503b188-5906-87c2-935f-9b86381d5e61
             */
            userId: string;
        };
        ManagedUsersDto: {
            /**
             * @description Where to go on; null at the end.
             * @example null
             */
            next: string | null;
            /**
             * @description How many were found in all when the first page was read.
             * @example 12
             */
            total: number;
            users: components["schemas"]["ManagedUserDto"][];
        };
        MapMarkerDto: {
            /** @example Copenhagen: 312 visitors */
            label: string;
            /**
             * @description Degrees north.
             * @example 55.6761
             */
            lat: number;
            /**
             * @description Degrees east.
             * @example 12.5683
             */
            lng: number;
        };
        MapWidgetDto: {
            markers: components["schemas"]["MapMarkerDto"][];
            /** @example Where visitors are */
            title: string;
        };
        MoveFilesDto: {
            /**
             * @description What is done where a name is taken: `skip` leaves what is there and what comes as they are; `replace` makes what comes a new version of the file that is there, and what lies in a folder lie in the folder of the same name; `keepBoth` makes the name “name (2)”, which is also what is done with a file and a folder of one name.
             * @example keepBoth
             * @enum {string}
             */
            conflict?: "skip" | "replace" | "keepBoth";
            /**
             * @description A folder; null or left out, the top.
             * @example null
             */
            folderId?: string | null;
            /**
             * @example [
             *       "fb6eb0c3-a956-8592-b5d0-ea7f2f28b1d5"
             *     ]
             */
            ids: string[];
        };
        NavbarChangesDto: {
            /** @example true */
            display?: boolean;
            /** @example false */
            folded?: boolean;
            /**
             * @example left
             * @enum {string}
             */
            position?: "left" | "right";
            /**
             * @example style-2
             * @enum {string}
             */
            style?: "style-1" | "style-2" | "style-3" | "style-3-dense" | "fixed" | "static";
        };
        NewApiTokenDto: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            expiresAt: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * Format: date
             * @description The last day on which somebody called with it, in UTC.
             * @example 2026-03-01
             */
            lastUsedOn: string | null;
            /** @example Nightly backup */
            name: string;
            /**
             * @example [
             *       "notes:read",
             *       "todo:read"
             *     ]
             */
            scopes: components["schemas"]["ApiScope"][];
            /**
             * @description The token itself, which is told here and never again.
             * @example ezone_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
             */
            token: string;
        };
        NewCalendarEventDto: {
            /**
             * @description Whether it is of whole days, which are those of UTC.
             * @example false
             */
            allDay?: boolean;
            /**
             * Format: date-time
             * @description When it is over, not before `start`; of whole days, the first moment of the day after the last.
             * @example 2026-03-01T10:00:00.000Z
             */
            end?: string;
            extendedProps?: components["schemas"]["CalendarEventPropsDto"];
            /**
             * @description A random UUID (version 4, lower case).
             * @example 3f6c1d84-92be-4a57-8d03-6b1e7c5a2f90
             */
            id: string;
            /**
             * @description How it comes back. An update that leaves it out changes nothing of it.
             * @example null
             */
            repeat?: components["schemas"]["CalendarRepeatDto"] | null;
            /**
             * Format: date-time
             * @description When it begins; of whole days, their first moment.
             * @example 2026-03-01T09:00:00.000Z
             */
            start: string;
            /** @example Review */
            title?: string;
        };
        NewCardDto: {
            /** @description The latest first. */
            activities?: components["schemas"]["ActivityDto"][];
            /**
             * @description Whether it is in the archive; left out, it stays as it is.
             * @example false
             */
            archived?: boolean;
            attachments?: components["schemas"]["AttachmentDto"][];
            checklists?: components["schemas"]["ChecklistDto"][];
            /** @example On phones that have a reader */
            description?: string;
            /**
             * Format: date-time
             * @example null
             */
            due?: string | null;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description The attachment that is its cover.
             * @example null
             */
            idAttachmentCover?: string | null;
            /**
             * @description Labels of the board.
             * @example []
             */
            idLabels?: string[];
            /**
             * @description Users; whoever is none yet becomes a member of the board.
             * @example []
             */
            idMembers?: string[];
            /** @example 9a7f3d30-d9a4-829e-adad-24937c7a30af */
            listId: string;
            /** @example Sign in with a fingerprint */
            name: string;
            /** @example false */
            subscribed?: boolean;
        };
        NewContactDto: {
            /** @example 12 Quay Street, Portland */
            address?: string;
            /** @example null */
            avatar?: string | null;
            /**
             * Format: date
             * @example 1988-04-17
             */
            birthday?: string | null;
            /** @example Harbour Books */
            company?: string;
            /**
             * Format: email
             * @example selma@example.com
             */
            email?: string | null;
            /**
             * @description A random UUID (version 4, lower case).
             * @example 7d5a2b90-6c1e-4f83-9a47-0e2b8c6d1f35
             */
            id: string;
            /** @example Bookseller */
            jobTitle?: string;
            /** @example Aydın */
            lastName?: string;
            /** @example Selma */
            name?: string;
            /** @example Sel */
            nickname?: string;
            /** @example Prefers to be called in the evening */
            notes?: string;
            /** @example +1 202 555 0143 */
            phone?: string;
        };
        NewTodoDto: {
            todo: components["schemas"]["TodoDraftDto"];
        };
        NoteDraftDto: {
            /** @example false */
            archive?: boolean;
            checklist?: components["schemas"]["ChecklistItemDto"][];
            /** @example Before the shops close */
            description?: string;
            /** @example null */
            image?: string | null;
            /**
             * @description Ids of labels.
             * @example []
             */
            labels?: string[];
            /**
             * Format: date-time
             * @description When to be reminded.
             * @example null
             */
            reminder?: string | null;
            /**
             * Format: date-time
             * @description When the note was last written.
             * @example 2026-03-01T09:00:00.000Z
             */
            time?: string;
            /** @example Errands */
            title?: string;
        };
        NoteDto: {
            /** @example false */
            archive: boolean;
            checklist: components["schemas"]["ChecklistItemDto"][];
            /** @example Before the shops close */
            description: string;
            /** @example 88f56fe9-0d73-8e7c-a59a-009e20980cd6 */
            id: string;
            /** @example null */
            image: string | null;
            /**
             * @description Ids of labels.
             * @example []
             */
            labels: string[];
            /**
             * Format: date-time
             * @description When to be reminded.
             * @example null
             */
            reminder: string | null;
            /**
             * Format: date-time
             * @description When the note was last written.
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            /** @example Errands */
            title: string;
        };
        NoteLabelDraftDto: {
            /** @example family */
            handle?: string;
            /** @example 3e35c330-b121-8fd8-9dc9-c41f75c17310 */
            id?: string;
            /** @example Family */
            name: string;
        };
        NoteLabelDto: {
            /**
             * @description The name as it stands in addresses.
             * @example family
             */
            handle: string;
            /** @example 3e35c330-b121-8fd8-9dc9-c41f75c17310 */
            id: string;
            /** @example Family */
            name: string;
        };
        NotificationDto: {
            /** @example false */
            dismissed: boolean;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description What it tells of, for whoever says it in another language. A later release may know more kinds: show the `message` of those.
             *
             *     - `mail`: New mail from {name}: {subject}
             *     - `card-member`: {displayName} added you to the card “{card}” on the board “{board}”.
             *     - `card-due`: The card “{card}” on the board “{board}” is due.
             *     - `event-start`: The event “{event}” has begun.
             *     - `note-reminder`: Reminder: {note}
             *     - `todo-due`: The todo “{todo}” is due.
             *     - `text`: {text}
             *     - `welcome`: Welcome to Ezone, {displayName}!
             * @example welcome
             * @enum {string}
             */
            kind: "mail" | "card-member" | "card-due" | "event-start" | "note-reminder" | "todo-due" | "text" | "welcome";
            /**
             * @description The page of the web app that it leads to.
             * @example /apps/notes
             */
            link: string | null;
            /**
             * @description What is told, in English.
             * @example Welcome to Ezone, Ada!
             */
            message: string;
            options: components["schemas"]["NotificationOptionsDto"];
            /**
             * @description What stands in braces in the sentence of its kind.
             * @example {
             *       "displayName": "Ada"
             *     }
             */
            params: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
        };
        NotificationOptionsDto: {
            /**
             * @example info
             * @enum {string}
             */
            variant: "success" | "error" | "warning" | "info";
        };
        OpenedChatDto: {
            chat: components["schemas"]["ChatDto"];
            userChatList: components["schemas"]["ChatListEntryDto"][];
        };
        OpenIdConfigDto: {
            /**
             * @description The API that access tokens are asked for.
             * @example https://ezone.eu.auth0.com/api/v2/
             */
            audience: string | null;
            /**
             * @description Where the provider is.
             * @example https://ezone.eu.auth0.com
             */
            authority: string;
            /** @example Q2xpZW50IG9mIEV6b25l */
            clientId: string;
        };
        OpenSessionDto: {
            /**
             * @description The network address that it was last seen from.
             * @example 203.0.113.7
             */
            address: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            beganAt: string;
            /**
             * @description The browser, as far as it is known.
             * @example Firefox
             */
            browser: string | null;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description Whether it is the session of the caller.
             * @example true
             */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description Exact to five minutes.
             * @example 2026-03-01T09:00:00.000Z
             */
            lastSeenAt: string;
            /**
             * @description What the browser runs on, as far as it is known.
             * @example Windows
             */
            system: string | null;
        };
        OrderAddressDto: {
            /** @example 12 Quay Street, Portland */
            address: string;
            /**
             * @description Latitude in degrees.
             * @example 50.55
             */
            lat: number;
            /**
             * @description Longitude in degrees.
             * @example -2.44
             */
            lng: number;
        };
        OrderAuthorDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Ada Arslan */
            name: string;
        };
        OrderBoardDto: {
            /**
             * @description The lists as the caller had them.
             * @example [
             *       {
             *         "id": "9a7f3d30-d9a4-829e-adad-24937c7a30af",
             *         "idCards": [
             *           "67979d1b-79f4-8911-8ccb-0b049283b0bb",
             *           "2984434c-4fc0-8fb3-a973-2aa8f0c24ae5",
             *           "6a88ff1f-ca94-8fb4-ba2c-451b6677a4bf"
             *         ]
             *       },
             *       {
             *         "id": "14286726-8052-8dfd-9634-86a5cf3be470",
             *         "idCards": [
             *           "c149e385-181a-8ca3-a225-3720088e13e1",
             *           "f3b8a565-ac72-889c-af9f-5e3ad2301c21"
             *         ]
             *       },
             *       {
             *         "id": "4533d51e-5c9e-80a4-88fe-9bfd85ef7e81",
             *         "idCards": [
             *           "9198e9aa-00a6-8b2a-977d-b1e9d6907cb8",
             *           "28dd0819-3121-8ef7-bb74-17049ecc327d",
             *           "e0e48078-53da-8272-99e9-d019eff9f8a3"
             *         ]
             *       },
             *       {
             *         "id": "6126fa00-b0f1-80e0-b591-f01e8f31acc3",
             *         "idCards": [
             *           "2ec43c90-57e7-8f69-917b-7a7e6eda5b80"
             *         ]
             *       },
             *       {
             *         "id": "1dc6b50d-8119-8417-9379-6ce361b344cd",
             *         "idCards": [
             *           "ee1a16b8-31b9-8ae1-943f-5682f97b8c3a",
             *           "4ca09fa4-846a-8ca1-a9bf-4cf582c61d40"
             *         ]
             *       }
             *     ]
             */
            base?: components["schemas"]["OrderedBoardListDto"][];
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /**
             * @example [
             *       {
             *         "id": "9a7f3d30-d9a4-829e-adad-24937c7a30af",
             *         "idCards": [
             *           "67979d1b-79f4-8911-8ccb-0b049283b0bb",
             *           "2984434c-4fc0-8fb3-a973-2aa8f0c24ae5",
             *           "6a88ff1f-ca94-8fb4-ba2c-451b6677a4bf"
             *         ]
             *       },
             *       {
             *         "id": "14286726-8052-8dfd-9634-86a5cf3be470",
             *         "idCards": [
             *           "c149e385-181a-8ca3-a225-3720088e13e1",
             *           "f3b8a565-ac72-889c-af9f-5e3ad2301c21"
             *         ]
             *       },
             *       {
             *         "id": "4533d51e-5c9e-80a4-88fe-9bfd85ef7e81",
             *         "idCards": [
             *           "9198e9aa-00a6-8b2a-977d-b1e9d6907cb8",
             *           "28dd0819-3121-8ef7-bb74-17049ecc327d",
             *           "e0e48078-53da-8272-99e9-d019eff9f8a3"
             *         ]
             *       },
             *       {
             *         "id": "6126fa00-b0f1-80e0-b591-f01e8f31acc3",
             *         "idCards": [
             *           "2ec43c90-57e7-8f69-917b-7a7e6eda5b80"
             *         ]
             *       },
             *       {
             *         "id": "1dc6b50d-8119-8417-9379-6ce361b344cd",
             *         "idCards": [
             *           "ee1a16b8-31b9-8ae1-943f-5682f97b8c3a",
             *           "4ca09fa4-846a-8ca1-a9bf-4cf582c61d40"
             *         ]
             *       }
             *     ]
             */
            lists: components["schemas"]["OrderedBoardListDto"][];
        };
        OrderCommentDto: {
            author: components["schemas"]["OrderAuthorDto"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            date: string;
            /** @example 0f7a3f0e-6f0c-4c5e-9a55-0b9d6a1c7e42 */
            id: string;
            /** @example The customer asks for an earlier delivery. */
            text: string;
        };
        OrderCustomerDto: {
            /** @example null */
            avatar: string | null;
            /** @example Harbour Books */
            company: string;
            /**
             * Format: email
             * @example selma@example.com
             */
            email: string;
            /** @example Selma */
            firstName: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            invoiceAddress: components["schemas"]["OrderAddressDto"];
            /** @example Bookseller */
            jobTitle: string;
            /** @example Aydın */
            lastName: string;
            /** @example +44 20 7946 0112 */
            phone: string;
            shippingAddress: components["schemas"]["OrderAddressDto"];
        };
        OrderDto: {
            /** @description What staff say of it; the first is the latest. */
            comments: components["schemas"]["OrderCommentDto"][];
            customer: components["schemas"]["OrderCustomerDto"];
            /**
             * Format: date-time
             * @description When it was placed.
             * @example 2026-03-01T09:00:00.000Z
             */
            date: string;
            /** @example 5 */
            discount: number;
            /** @example 6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20 */
            id: string;
            payment: components["schemas"]["PaymentDto"];
            products: components["schemas"]["OrderLineDto"][];
            /** @example EZ-2060 */
            reference: string;
            /**
             * @description What the customer pays for shipping.
             * @example 3
             */
            shipping: number;
            shippingDetails: components["schemas"]["ShippingDetailDto"][];
            /** @description All states it was in; the first is the latest. */
            status: components["schemas"]["OrderStatusDto"][];
            /**
             * @description The lines together, without tax.
             * @example 99.8
             */
            subtotal: number;
            /** @example 9.98 */
            tax: number;
            /**
             * @description `subtotal` + `tax` - `discount` + `shipping`.
             * @example 107.78
             */
            total: number;
        };
        OrderedBoardListDto: {
            /**
             * @description Passed over.
             * @example false
             */
            archived?: boolean;
            /** @example 9a7f3d30-d9a4-829e-adad-24937c7a30af */
            id: string;
            /** @example [] */
            idCards: string[];
            /**
             * @description Passed over.
             * @example In progress
             */
            name?: string;
        };
        OrderLineDto: {
            /**
             * @description The id of the product.
             * @example 63e64088-a54a-8e10-af8d-206c5e7a3ace
             */
            id: string;
            /** @example null */
            image: string | null;
            /** @example Harbour at Dawn */
            name: string;
            /**
             * @description Of one, without tax.
             * @example 49.9
             */
            price: number;
            /** @example 2 */
            quantity: number;
            /** @example 99.8 */
            total: number;
        };
        OrderStatusDto: {
            /** @description Null where nobody of the staff did it. */
            author: components["schemas"]["OrderAuthorDto"] | null;
            /**
             * @description The change by which it came into this state.
             * @example 0f7a3f0e-6f0c-4c5e-9a55-0b9d6a1c7e42
             */
            changeId: string;
            /** @example #6d28d9 */
            color: string;
            /**
             * Format: date-time
             * @description Since when the order is in this state.
             * @example 2026-03-01T09:00:00.000Z
             */
            date: string;
            /** @example 4 */
            id: string;
            /** @example Shipped */
            name: string;
            /** @example By courier. */
            note: string;
        };
        OwnUploadDto: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            created: string;
            /**
             * @description Of a picture, in pixels.
             * @example 1200
             */
            height?: number;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description What it is called when it is saved.
             * @example hills.webp
             */
            name: string;
            /**
             * @description In bytes, as it is stored.
             * @example 48210
             */
            size: number;
            /**
             * @description Told by the content. Every picture is stored as WebP.
             * @example image/webp
             */
            type: string;
            /**
             * @description Where it is fetched, and what a record that shows it holds.
             * @example /api/uploads/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            url: string;
            /**
             * @description Of a picture, in pixels.
             * @example 1600
             */
            width?: number;
        };
        PaymentDto: {
            /** @example 107.78 */
            amount: number;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            date: string;
            /**
             * @example PayPal
             * @enum {string}
             */
            method: "Credit Card" | "Check" | "PayPal" | "Bank-wire";
            /** @example TX-4C1D08 */
            transactionId: string;
        };
        /** @enum {string} */
        PictureSize: "64" | "256" | "768";
        PlacedFilesDto: {
            /** @description Where they are now, in the order of `ids`. */
            files: components["schemas"]["FileDto"][];
            /** @description Files that were left out, because their names are taken. */
            skipped: string[];
        };
        PostIdsDto: {
            /**
             * @example [
             *       "1245c6fe-0def-8464-b24b-f19861d499cf"
             *     ]
             */
            postIds: string[];
        };
        ProductCategoryDto: {
            /**
             * @description How many products are in it.
             * @example 20
             */
            count: number;
            /** @example Canvas print */
            name: string;
        };
        ProductChangeDto: {
            /**
             * @description The same fields as the caller had them.
             * @example {
             *       "quantity": 12
             *     }
             */
            base: components["schemas"]["ProductFieldsDto"];
            /**
             * @description The fields to change, with their new values.
             * @example {
             *       "quantity": 11
             *     }
             */
            fields: components["schemas"]["ProductFieldsDto"];
            /** @example 63e64088-a54a-8e10-af8d-206c5e7a3ace */
            id: string;
        };
        ProductDto: {
            /** @example true */
            active: boolean;
            /**
             * @example [
             *       "Canvas print",
             *       "Sea"
             *     ]
             */
            categories: string[];
            /**
             * @description What it cost before, or costs elsewhere.
             * @example 59.9
             */
            comparedPrice: number;
            /** @example 2 cm */
            depth: string;
            /** @example Fishing boats in the first light. */
            description: string;
            /** @example 3 */
            extraShippingFee: number;
            /**
             * @description The id of one of the images; empty where none is featured.
             * @example
             */
            featuredImageId: string;
            /**
             * @description The name as it stands in addresses.
             * @example harbour-at-dawn
             */
            handle: string;
            /** @example 40 cm */
            height: string;
            /** @example 63e64088-a54a-8e10-af8d-206c5e7a3ace */
            id: string;
            /** @example [] */
            images: components["schemas"]["ProductImageDto"][];
            /** @example Harbour at Dawn */
            name: string;
            /** @example 49.9 */
            priceTaxExcl: number;
            /**
             * @description `priceTaxExcl` x (1 + `taxRate` / 100), half up to the cent.
             * @example 54.89
             */
            priceTaxIncl: number;
            /**
             * @description How many there are.
             * @example 12
             */
            quantity: number;
            /** @example CP-1001 */
            sku: string;
            /**
             * @example [
             *       "boats",
             *       "morning"
             *     ]
             */
            tags: string[];
            /**
             * @description In percent.
             * @example 10
             */
            taxRate: number;
            /** @example 1.2 kg */
            weight: string;
            /** @example 60 cm */
            width: string;
        };
        ProductFieldsDto: {
            /** @example true */
            active?: boolean;
            /**
             * @example [
             *       "Canvas print",
             *       "Sea"
             *     ]
             */
            categories?: string[];
            /**
             * @description What it cost before, or costs elsewhere.
             * @example 59.9
             */
            comparedPrice?: number;
            /** @example 2 cm */
            depth?: string;
            /** @example Fishing boats in the first light. */
            description?: string;
            /** @example 3 */
            extraShippingFee?: number;
            /**
             * @description The id of one of the images; empty where none is featured.
             * @example
             */
            featuredImageId?: string;
            /**
             * @description The name as it stands in addresses.
             * @example harbour-at-dawn
             */
            handle?: string;
            /** @example 40 cm */
            height?: string;
            /** @example [] */
            images?: components["schemas"]["ProductImageDto"][];
            /** @example Harbour at Dawn */
            name?: string;
            /** @example 49.9 */
            priceTaxExcl?: number;
            /**
             * @description `priceTaxExcl` x (1 + `taxRate` / 100), half up to the cent.
             * @example 54.89
             */
            priceTaxIncl?: number;
            /**
             * @description How many there are.
             * @example 12
             */
            quantity?: number;
            /** @example CP-1001 */
            sku?: string;
            /**
             * @example [
             *       "boats",
             *       "morning"
             *     ]
             */
            tags?: string[];
            /**
             * @description In percent.
             * @example 10
             */
            taxRate?: number;
            /** @example 1.2 kg */
            weight?: string;
            /** @example 60 cm */
            width?: string;
        };
        ProductIdsDto: {
            /**
             * @example [
             *       "63e64088-a54a-8e10-af8d-206c5e7a3ace"
             *     ]
             */
            ids: string[];
        };
        ProductImageDto: {
            /** @example 1 */
            id: string;
            /** @example image */
            type: string;
            /** @example /demo/notes/hills.svg */
            url: string;
        };
        /** @enum {string} */
        ProductOrder: "name" | "sku" | "category" | "price" | "total" | "quantity" | "active";
        ProductRowDto: {
            /** @example true */
            active: boolean;
            /**
             * @description The first of its categories, or empty.
             * @example Canvas print
             */
            category: string;
            /** @example harbour-at-dawn */
            handle: string;
            /** @example 63e64088-a54a-8e10-af8d-206c5e7a3ace */
            id: string;
            /**
             * @description The address of the featured image, or of the first; or empty.
             * @example
             */
            image: string;
            /** @example Harbour at Dawn */
            name: string;
            /** @example 49.9 */
            priceTaxExcl: number;
            /** @example 54.89 */
            priceTaxIncl: number;
            /** @example 12 */
            quantity: number;
            /** @example CP-1001 */
            sku: string;
            /**
             * @description In percent.
             * @example 10
             */
            taxRate: number;
        };
        /** @enum {string} */
        ProductState: "active" | "inactive";
        /** @enum {string} */
        ProductStock: "in" | "low" | "out";
        ProductViewsDto: {
            /** @example 18 */
            active: number;
            /** @example 20 */
            all: number;
            /** @example 2 */
            inactive: number;
            /**
             * @description From 1 to 5 are left.
             * @example 3
             */
            low: number;
            /** @example 1 */
            out: number;
        };
        ProductWindowDto: {
            /** @example [] */
            rows: components["schemas"]["ProductRowDto"][];
            /**
             * @description How many there are of what is asked for.
             * @example 20
             */
            total: number;
            views: components["schemas"]["ProductViewsDto"];
        };
        ProfileAboutDto: {
            contact: components["schemas"]["ProfileContactDto"];
            friends: components["schemas"]["ProfileFriendDto"][];
            general: components["schemas"]["ProfileGeneralDto"];
            groups: components["schemas"]["ProfileGroupDto"][];
            work: components["schemas"]["ProfileWorkDto"];
        };
        ProfileActivityDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example commented on your photo. */
            message: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            user: components["schemas"]["ProfilePersonDto"];
        };
        ProfileAlbumDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example 4 pictures */
            info: string;
            media: components["schemas"]["ProfileMediaDto"][];
            /** @example Autumn walks */
            name: string;
        };
        ProfileArticleDto: {
            /** @example What a team learns when it ships before lunch. */
            excerpt: string;
            media: components["schemas"]["ProfileMediaDto"];
            /** @example From the blog of the studio */
            subtitle: string;
            /** @example Slow mornings, quick releases */
            title: string;
        };
        ProfileCommentDto: {
            /**
             * @description The user who has written it; null for people of the demo.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            authorId: string | null;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example What a view! Which trail is it? */
            message: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            user: components["schemas"]["ProfilePersonDto"];
        };
        ProfileContactDto: {
            /** @example 14 Harbour Street, Copenhagen */
            address: string;
            /**
             * @example [
             *       "mira@studio.example"
             *     ]
             */
            emails: string[];
            /**
             * @example [
             *       "+45 55 50 14 00"
             *     ]
             */
            tel: string[];
            /**
             * @example [
             *       "studio.example"
             *     ]
             */
            websites: string[];
        };
        ProfileFriendDto: {
            /**
             * @description Their picture, if they have one.
             * @example null
             */
            avatar: string | null;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Layla Haddad */
            name: string;
        };
        ProfileGeneralDto: {
            /** @example I draw first and explain afterwards. */
            about: string;
            /**
             * Format: date-time
             * @description The day, at midnight UTC.
             * @example 1991-05-17T00:00:00.000Z
             */
            birthday: string | null;
            /**
             * @description The wide picture above the profile.
             * @example /pictures/1/profile/cover-1200.webp
             */
            cover?: string | null;
            /** @example Female */
            gender: string;
            /**
             * @example [
             *       "Copenhagen, Denmark"
             *     ]
             */
            locations: string[];
        };
        ProfileGroupDto: {
            /** @example Typography */
            category: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description How many people are in it.
             * @example 412
             */
            members: number;
            /** @example Letterforms */
            name: string;
        };
        ProfileJobDto: {
            /** @example Ezone Studio */
            company: string;
            /** @example 2021 – today */
            date: string;
        };
        ProfileMediaDto: {
            /** @example /demo/notes/hills.svg */
            preview: string;
            /** @example Hills before the rain */
            title: string;
            /**
             * @example image
             * @enum {string}
             */
            type: "image" | "video";
        };
        ProfilePersonDto: {
            /**
             * @description Their picture, if they have one.
             * @example null
             */
            avatar: string | null;
            /** @example Layla Haddad */
            name: string;
        };
        ProfilePostDto: {
            /** @description Of an article; null of other posts. */
            article: components["schemas"]["ProfileArticleDto"] | null;
            /**
             * @description The user who has written it; null for people of the demo.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            authorId: string | null;
            /** @description Oldest first. */
            comments: components["schemas"]["ProfileCommentDto"][];
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description How many people like it.
             * @example 12
             */
            like: number;
            /** @description The users among them. */
            likedBy: string[];
            media: components["schemas"]["ProfileMediaDto"] | null;
            /** @example Two days in the hills, without a screen. */
            message: string;
            /**
             * @description How many people have shared it.
             * @example 3
             */
            share: number;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            /**
             * @example post
             * @enum {string}
             */
            type: "post" | "article" | "something";
            user: components["schemas"]["ProfilePersonDto"];
        };
        ProfileTimelineDto: {
            /** @description Newest first. */
            activities: components["schemas"]["ProfileActivityDto"][];
            /** @description Newest first. */
            posts: components["schemas"]["ProfilePostDto"][];
        };
        ProfileWorkDto: {
            jobs: components["schemas"]["ProfileJobDto"][];
            /** @example Design lead */
            occupation: string;
            /** @example Research, prototypes, typography */
            skills: string;
        };
        ProjectChartDto: {
            /**
             * @description Of the x axis; none where that is of days.
             * @example []
             */
            categories: string[];
            /**
             * @description Which of the widget’s ranges it is of; null if it is of all.
             * @example DT
             * @enum {string|null}
             */
            range: "DY" | "DT" | "DTM" | "TW" | "LW" | "2W" | "T" | "TM" | null;
            series: components["schemas"]["ProjectSeriesDto"][];
            /**
             * @example column
             * @enum {string}
             */
            type: "column" | "area" | "pie" | "polar";
            /**
             * @description Of its values.
             * @example count
             * @enum {string}
             */
            unit: "count" | "money";
        };
        ProjectDto: {
            /** @example 46514053-c059-83bb-bce8-e9b5ea93a54f */
            id: string;
            /** @example Web shop */
            name: string;
        };
        ProjectFigureDto: {
            /** @example 25 */
            count: number;
            /** @example 7 */
            extraCount: number | null;
            /**
             * @description What the second number counts.
             * @example Completed
             */
            extraLabel: string | null;
            /**
             * @description What it counts, the same in every range.
             * @example dueTasks
             */
            id: string;
            /** @example Due tasks */
            label: string;
            /**
             * @description Which of the widget’s ranges it is of; null if it is of all.
             * @example DT
             * @enum {string|null}
             */
            range: "DY" | "DT" | "DTM" | "TW" | "LW" | "2W" | "T" | "TM" | null;
            /**
             * @description Money is in US dollars.
             * @example count
             * @enum {string}
             */
            unit: "count" | "money";
        };
        ProjectSeriesDto: {
            /**
             * @description The points. Each is `[x, value]`; x is a day, in milliseconds since 1970 UTC, or, in a chart with categories, the place of one, from 0.
             * @example [
             *       [
             *         1772323200000,
             *         318
             *       ],
             *       [
             *         1772409600000,
             *         342
             *       ]
             *     ]
             */
            data: number[][];
            /**
             * @description What it is of, the same in every range.
             * @example newIssues
             */
            id: string;
            /** @example Visitors */
            name: string;
        };
        ProjectTableColumnDto: {
            /** @example spent */
            id: string;
            /** @example Spent */
            title: string;
            /**
             * @description How its cells are to be written.
             * @example money
             * @enum {string}
             */
            type: "text" | "money" | "percent" | "email" | "phone";
        };
        ProjectTableDto: {
            columns: components["schemas"]["ProjectTableColumnDto"][];
            rows: components["schemas"]["ProjectTableRowDto"][];
        };
        ProjectTableRowDto: {
            /**
             * @description A cell for each column.
             * @example [
             *       "Design",
             *       "14880"
             *     ]
             */
            cells: string[];
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
        };
        ProjectWidgetDto: {
            charts: components["schemas"]["ProjectChartDto"][];
            /**
             * @description The one that is shown first; null of a widget without ranges.
             * @example DT
             * @enum {string|null}
             */
            currentRange: "DY" | "DT" | "DTM" | "TW" | "LW" | "2W" | "T" | "TM" | null;
            data: components["schemas"]["ProjectFigureDto"][];
            /** @example widget1 */
            id: string;
            /**
             * @example figure
             * @enum {string}
             */
            kind: "figure" | "chart" | "schedule" | "table" | "weather";
            /**
             * @description Yesterday (`DY`), today (`DT`) and tomorrow (`DTM`); of the schedule today (`T`) and tomorrow (`TM`); weeks of seven days: this week (`TW`) ends today, last week (`LW`) and two weeks ago (`2W`) end before it.
             * @example [
             *       "DY",
             *       "DT",
             *       "DTM"
             *     ]
             */
            ranges: components["schemas"]["ProjectWidgetRange"][];
            schedule: components["schemas"]["ScheduleEntryDto"][];
            tables: components["schemas"]["ProjectTableDto"][];
            /** @example Summary */
            title: string;
            weather: components["schemas"]["WeatherDto"] | null;
        };
        /**
         * @description Yesterday (`DY`), today (`DT`) and tomorrow (`DTM`); of the schedule today (`T`) and tomorrow (`TM`); weeks of seven days: this week (`TW`) ends today, last week (`LW`) and two weeks ago (`2W`) end before it.
         * @enum {string}
         */
        ProjectWidgetRange: "DY" | "DT" | "DTM" | "TW" | "LW" | "2W" | "T" | "TM";
        PurgeStateDto: {
            /**
             * Format: date-time
             * @description When it ended last; null where it has not yet since the start.
             * @example 2026-03-01T09:00:00.000Z
             */
            endedAt: string | null;
            /**
             * @description Whether it failed the last time; the log says why.
             * @example false
             */
            hasFailed: boolean;
            /** @example false */
            isUnderWay: boolean;
            /**
             * @description What is removed.
             * @example audit entries
             */
            what: string;
        };
        QuickPanelDto: {
            events: components["schemas"]["QuickPanelEntryDto"][];
            notes: components["schemas"]["QuickPanelEntryDto"][];
        };
        QuickPanelEntryDto: {
            /** @example 10:30, room 1B */
            detail: string;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Group meeting */
            title: string;
        };
        ReadinessDto: {
            /**
             * @description Where `REDIS_URL` is set: `away` means that this process goes on alone until Redis is back.
             * @enum {string}
             */
            redis?: "ok" | "away";
            /** @example ok */
            status: string;
        };
        RegisterDto: {
            /** @example Ada Lovelace */
            displayName: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /**
             * Format: password
             * @description Not among the most common ones, and not the name or the address of its owner.
             * @example analytical engine
             */
            password: string;
        };
        /** @enum {string} */
        RemoteImages: "shown" | "blocked";
        RemoveCalendarEventDto: {
            /** @example 2b630e18-280f-813f-b24b-354a82b91ff6 */
            eventId: string;
        };
        RemoveCardDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /** @example 67979d1b-79f4-8911-8ccb-0b049283b0bb */
            cardId: string;
        };
        RemoveCoursesDto: {
            /**
             * @example [
             *       "9dd4ad99-d3cf-8302-aba7-74051c7aef9b"
             *     ]
             */
            courseIds: string[];
        };
        RemovedUploadsDto: {
            /** @description Those that were there. */
            ids: string[];
        };
        RemoveFilesDto: {
            /**
             * @example [
             *       "421c4f44-e758-8d55-9953-4c9f88765fee"
             *     ]
             */
            ids: string[];
        };
        RemoveNoteDto: {
            /** @example 88f56fe9-0d73-8e7c-a59a-009e20980cd6 */
            noteId: string;
        };
        RemoveOrderCommentDto: {
            /** @example 0f7a3f0e-6f0c-4c5e-9a55-0b9d6a1c7e42 */
            commentId: string;
            /** @example 6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20 */
            orderId: string;
        };
        RemoveOrdersDto: {
            /**
             * @example [
             *       "6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20"
             *     ]
             */
            orderIds: string[];
        };
        RemovePostCommentDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            commentId: string;
            /** @example c5adf023-0329-8f27-9319-abfae49648aa */
            postId: string;
        };
        RemoveProductDto: {
            /** @example 63e64088-a54a-8e10-af8d-206c5e7a3ace */
            id: string;
        };
        RemoveProductsDto: {
            /**
             * @example [
             *       "63e64088-a54a-8e10-af8d-206c5e7a3ace"
             *     ]
             */
            productIds: string[];
        };
        RemoveTodoDto: {
            /** @example 2ad6757a-7329-8bba-92df-e4a30523d3e6 */
            id: string;
        };
        RemoveUploadsDto: {
            /** @description Ids of own uploads. */
            ids: string[];
        };
        RenameBoardDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /** @example Mobile app */
            boardTitle: string;
        };
        RenameBoardListDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /** @example 9a7f3d30-d9a4-829e-adad-24937c7a30af */
            listId: string;
            /** @example In progress */
            listTitle: string;
        };
        RenamedBoardListDto: {
            /** @example 9a7f3d30-d9a4-829e-adad-24937c7a30af */
            listId: string;
            /** @example In progress */
            listTitle: string;
        };
        RenameFileDto: {
            /**
             * @description The name as the caller had it; with it, a name that somebody else has changed meanwhile is a 409.
             * @example Release notes.md
             */
            base?: string;
            /** @example fb6eb0c3-a956-8592-b5d0-ea7f2f28b1d5 */
            id: string;
            /** @example Release notes of May.md */
            name: string;
        };
        RenewInvitationDto: {
            /**
             * @description English if omitted.
             * @example en
             * @enum {string}
             */
            language?: "en" | "tr" | "ar";
            /**
             * @description The user whom it is about.
             * @example 6503b188-5906-87c2-935f-9b86381d5e61
             */
            userId: string;
        };
        ResetPasswordDto: {
            /**
             * Format: password
             * @description Not among the most common ones, and not the name or the address of its owner.
             * @example analytical engine
             */
            newPassword: string;
            /**
             * Format: password
             * @description From the link in the mail.
             * @example Z7y0X3q5bV8nT1mR4kP6jH9gF2dS0aLw
             */
            token: string;
        };
        RestoredNotificationsDto: {
            /** @description Those that were dismissed before. */
            ids: string[];
        };
        RestoreFileVersionDto: {
            /** @example fb6eb0c3-a956-8592-b5d0-ea7f2f28b1d5 */
            fileId: string;
            /** @example dd79ad53-e872-8593-9005-bd3a98e2a16d */
            versionId: string;
        };
        RestoreNotificationsDto: {
            /** @description Ids of dismissed notifications. */
            ids: string[];
        };
        RevokeApiTokenDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            tokenId: string;
        };
        /** @enum {string} */
        Role: "admin" | "staff" | "user";
        SalesSummaryDto: {
            /**
             * @description In US dollars.
             * @example 7455
             */
            earnings: number;
            /**
             * @description In percent of the time before.
             * @example 4.1
             */
            earningsChange: number;
            /** @example 213 */
            sales: number;
            /**
             * @description In percent of the time before.
             * @example 6.5
             */
            salesChange: number;
        };
        SalesWeekDto: {
            /**
             * @description Seven days: this week (`TW`) ends today, last week (`LW`) and two weeks ago (`2W`) end before it.
             * @example TW
             * @enum {string}
             */
            range: "TW" | "LW" | "2W";
            /** @description Sales, and earnings in US dollars, a value a day. */
            series: components["schemas"]["SeriesDto"][];
            summary: components["schemas"]["SalesSummaryDto"];
        };
        SalesWidgetDto: {
            /**
             * @description Seven days: this week (`TW`) ends today, last week (`LW`) and two weeks ago (`2W`) end before it.
             * @example TW
             * @enum {string}
             */
            currentRange: "TW" | "LW" | "2W";
            /** @description Newest first. */
            periods: components["schemas"]["SalesWeekDto"][];
            /** @example Sales */
            title: string;
        };
        SaveCourseDto: {
            /**
             * @description How many steps the caller has reached; 0 at first.
             * @example 1
             */
            activeStep?: number;
            /** @description The course as the caller had it. */
            base?: components["schemas"]["CourseDto"];
            /**
             * @example web
             * @enum {string}
             */
            category: "web" | "firebase" | "cloud" | "android";
            /** @example What makes a page slow, and how to find out. */
            description: string;
            /** @example 9dd4ad99-d3cf-8302-aba7-74051c7aef9b */
            id?: string;
            /**
             * @description How long it takes, in minutes.
             * @example 45
             */
            length: number;
            /**
             * @description The title as it stands in addresses.
             * @example pages-that-load-fast
             */
            slug: string;
            steps: components["schemas"]["CourseStepDto"][];
            /** @example Pages that Load Fast */
            title: string;
            /**
             * @description The number of steps.
             * @example 1
             */
            totalSteps?: number;
            /**
             * Format: date-time
             * @description When the course was last written. The server says so; what is sent is passed over.
             * @example 2026-03-01T09:00:00.000Z
             */
            updated?: string;
        };
        SaveDraftDto: {
            /**
             * @description Files that the caller has uploaded, or may see. Without them there are none.
             * @example []
             */
            attachments?: components["schemas"]["AttachedFileDto"][];
            /** @description The draft that is replaced as the caller had it: only what differs from it is changed. */
            base?: components["schemas"]["DraftContentDto"];
            /**
             * @description The draft to replace; without it there is a new one.
             * @example cc8b0c5c-508a-8fbe-bde9-4aa635ed2e2b
             */
            id?: string;
            /**
             * @description HTML of at most 10000 tags. What could run or send anything is taken out before it is stored; images of other servers stay, and load where the reader asks for them.
             * @example <p>It went out on <b>Friday</b>.</p>
             */
            message: string;
            /** @example The March invoice */
            subject: string;
            /**
             * @description The `thread` of the mail that it answers or forwards. Where the caller has no mail of it any more, it begins one of its own.
             * @example e1615bf6-8060-8bac-ba11-fe426fa12599
             */
            thread?: string;
            /**
             * @description Addresses as far as they are typed.
             * @example [
             *       "staff@"
             *     ]
             */
            to: string[];
        };
        SaveProductDto: {
            /** @example true */
            active: boolean;
            /** @description The product as the caller had it. */
            base?: components["schemas"]["ProductDto"];
            /**
             * @example [
             *       "Canvas print",
             *       "Sea"
             *     ]
             */
            categories: string[];
            /**
             * @description What it cost before, or costs elsewhere.
             * @example 59.9
             */
            comparedPrice: number;
            /** @example 2 cm */
            depth: string;
            /** @example Fishing boats in the first light. */
            description: string;
            /** @example 3 */
            extraShippingFee: number;
            /**
             * @description The id of one of the images; empty where none is featured.
             * @example
             */
            featuredImageId: string;
            /**
             * @description The name as it stands in addresses.
             * @example harbour-at-dawn
             */
            handle: string;
            /** @example 40 cm */
            height: string;
            /** @example 63e64088-a54a-8e10-af8d-206c5e7a3ace */
            id?: string;
            /** @example [] */
            images: components["schemas"]["ProductImageDto"][];
            /** @example Harbour at Dawn */
            name: string;
            /** @example 49.9 */
            priceTaxExcl: number;
            /**
             * @description `priceTaxExcl` x (1 + `taxRate` / 100), half up to the cent.
             * @example 54.89
             */
            priceTaxIncl: number;
            /**
             * @description How many there are.
             * @example 12
             */
            quantity: number;
            /** @example CP-1001 */
            sku: string;
            /**
             * @example [
             *       "boats",
             *       "morning"
             *     ]
             */
            tags: string[];
            /**
             * @description In percent.
             * @example 10
             */
            taxRate: number;
            /** @example 1.2 kg */
            weight: string;
            /** @example 60 cm */
            width: string;
        };
        ScheduleEntryDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /** @example Room 1B */
            location: string;
            /**
             * @description Which of the widget’s ranges it is of; null if it is of all.
             * @example DT
             * @enum {string|null}
             */
            range: "DY" | "DT" | "DTM" | "TW" | "LW" | "2W" | "T" | "TM" | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            start: string;
            /** @example Group meeting */
            title: string;
        };
        SearchResultDto: {
            /**
             * @description HTML: the text around the first words that were found, escaped, with those words in `<mark>`. It has no other element.
             * @example A quiet <mark>harbour</mark> before the first boat …
             */
            excerpt: string;
            /**
             * @description The id of the record; of a page its path.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            id: string;
            /** @example Harbour at Dawn */
            title: string;
            /**
             * @example product
             * @enum {string}
             */
            type: "mail" | "note" | "todo" | "contact" | "product" | "order" | "course" | "board" | "file" | "faq" | "article" | "account" | "transaction" | "page";
            /**
             * @description Where the web app shows it.
             * @example /apps/e-commerce/products/0af4cd2c-25ab-87d2-a5a5-2f6dbb3b9f39/harbour-at-dawn
             */
            url: string;
        };
        SelectedMailsDto: {
            /**
             * @description Ids that do not exist or are somebody else’s are passed over.
             * @example [
             *       "e1615bf6-8060-8bac-ba11-fe426fa12599"
             *     ]
             */
            selectedMailIds: string[];
        };
        SelectedTodosDto: {
            /**
             * @description Ids that do not exist or are somebody else’s are passed over.
             * @example [
             *       "2ad6757a-7329-8bba-92df-e4a30523d3e6"
             *     ]
             */
            selectedTodoIds: string[];
        };
        SendChatMessageDto: {
            /**
             * @description The chat with that user.
             * @example 0834822f-1fe6-8e50-9fdf-715a481969e5
             */
            chatId?: string;
            /**
             * @description Made up by the sender, of letters, digits, - and _; sent again under it, a message is stored once.
             * @example b3f1c2d4-7a65-4e90-8f11-2c3d4e5f6a7b
             */
            clientMessageId?: string;
            /**
             * @description The user it is for.
             * @example 82ab1772-9d1b-824e-ab60-bb2972121aaf
             */
            contactId: string;
            /** @example Shall we go through the plan at ten? */
            messageText: string;
        };
        SendMailDto: {
            /**
             * @description Files that the caller has uploaded, or may see. Without them there are none.
             * @example []
             */
            attachments?: components["schemas"]["AttachedFileDto"][];
            /**
             * @description The draft that it was, which goes. Without `thread`, the mail is of the thread that the draft is of.
             * @example cc8b0c5c-508a-8fbe-bde9-4aa635ed2e2b
             */
            draftId?: string;
            /**
             * @description Whether it is sent only while the draft holds exactly this and is among the drafts: what was written into it meanwhile would go with it.
             * @example false
             */
            ifUnchanged?: boolean;
            /**
             * Format: date-time
             * @description The `time` of the draft as the caller has it: it is sent only if nobody has saved it since.
             * @example 2999-12-31T23:59:59.999Z
             */
            lastSaved?: string;
            /**
             * @description HTML of at most 10000 tags. What could run or send anything is taken out before it is stored; images of other servers stay, and load where the reader asks for them.
             * @example <p>It went out on <b>Friday</b>.</p>
             */
            message?: string;
            /** @example The March invoice */
            subject?: string;
            /**
             * @description The `thread` of the mail that it answers or forwards. Where the caller has no mail of it any more, it begins one of its own.
             * @example e1615bf6-8060-8bac-ba11-fe426fa12599
             */
            thread?: string;
            /**
             * @description Where `to`, `subject`, `message` and `attachments` are left out, all of them, what the draft holds is sent: a page that is being left has no room for a long one.
             * @example [
             *       "staff@ezone.example"
             *     ]
             */
            to?: string[];
        };
        SentMailDto: {
            attachments: components["schemas"]["MailAttachmentDto"][];
            /**
             * @description Whether it is still being written, also where it is in the trash.
             * @example false
             */
            draft: boolean;
            /**
             * @description The first words of the message.
             * @example It went out on Friday.
             */
            excerpt: string;
            /**
             * @description The id of its folder.
             * @example 0
             */
            folder: number;
            from: components["schemas"]["MailSenderDto"];
            /** @example false */
            hasAttachments: boolean;
            /** @example e1615bf6-8060-8bac-ba11-fe426fa12599 */
            id: string;
            /** @example false */
            important: boolean;
            /**
             * @description Ids of labels.
             * @example [
             *       2
             *     ]
             */
            labels: number[];
            /**
             * @description HTML of at most 10000 tags. What could run or send anything is taken out before it is stored; images of other servers stay, and load where the reader asks for them.
             * @example <p>It went out on <b>Friday</b>.</p>
             */
            message: string;
            /** @example false */
            read: boolean;
            /** @example true */
            starred: boolean;
            /** @example The March invoice */
            subject: string;
            /**
             * @description What it has in common with the mails that it answers or forwards, and with those that answer it, for all who have them.
             * @example e1615bf6-8060-8bac-ba11-fe426fa12599
             */
            thread: string;
            /**
             * Format: date-time
             * @description When it was sent, or the draft was saved.
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            to: components["schemas"]["MailRecipientDto"][];
            /**
             * @description Addresses of nobody who can sign in, or whose mailbox is full.
             * @example []
             */
            undelivered: string[];
        };
        SentMessageDto: {
            message: components["schemas"]["ChatMessageDto"];
            userChatList: components["schemas"]["ChatListEntryDto"][];
        };
        SeriesDto: {
            /**
             * @description The points. Each is `[x, value]`; x is a day, in milliseconds since 1970 UTC, or, in a chart with categories, the place of one, from 0.
             * @example [
             *       [
             *         1772323200000,
             *         318
             *       ],
             *       [
             *         1772409600000,
             *         342
             *       ]
             *     ]
             */
            data: number[][];
            /** @example Visitors */
            name: string;
        };
        SessionDto: {
            /**
             * @description To be sent as `Authorization: Bearer`.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.sig
             */
            access_token: string;
            user: components["schemas"]["UserDto"];
        };
        SetDisabledDto: {
            /** @example false */
            isDisabled: boolean;
            /**
             * @description The user whom it is about.
             * @example 6503b188-5906-87c2-935f-9b86381d5e61
             */
            userId: string;
        };
        SetMailFolderDto: {
            /** @example 4 */
            folderId: number;
            /**
             * @description Ids that do not exist or are somebody else’s are passed over.
             * @example [
             *       "e1615bf6-8060-8bac-ba11-fe426fa12599"
             *     ]
             */
            selectedMailIds: string[];
        };
        SetMailLabelDto: {
            /** @example 2 */
            labelId: number;
            /**
             * @description Whether they have it then.
             * @example true
             */
            labelled: boolean;
            /**
             * @description Ids that do not exist or are somebody else’s are passed over.
             * @example [
             *       "e1615bf6-8060-8bac-ba11-fe426fa12599"
             *     ]
             */
            selectedMailIds: string[];
        };
        SetOrderStatusDto: {
            /**
             * @description Kept with the state.
             * @example By courier.
             */
            note?: string;
            /** @example 6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20 */
            orderId: string;
            /**
             * @description 1 Awaiting check payment, 2 Payment accepted, 3 Preparing the order, 4 Shipped, 5 Delivered, 6 Canceled, 7 Refunded, 8 Payment error, 9 On pre-order (paid), 10 Awaiting bank wire payment, 11 Awaiting PayPal payment, 12 Remote payment accepted, 13 On pre-order (not paid), 14 Awaiting Cash-on-delivery payment
             * @example 4
             * @enum {string}
             */
            statusId: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14";
        };
        SetOrderStatusesDto: {
            /**
             * @description Kept with the state.
             * @example By courier.
             */
            note?: string;
            /**
             * @example [
             *       {
             *         "id": "6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20"
             *       }
             *     ]
             */
            orders: components["schemas"]["KnownOrderDto"][];
            /**
             * @description 1 Awaiting check payment, 2 Payment accepted, 3 Preparing the order, 4 Shipped, 5 Delivered, 6 Canceled, 7 Refunded, 8 Payment error, 9 On pre-order (paid), 10 Awaiting bank wire payment, 11 Awaiting PayPal payment, 12 Remote payment accepted, 13 On pre-order (not paid), 14 Awaiting Cash-on-delivery payment
             * @example 4
             * @enum {string}
             */
            statusId: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14";
        };
        SetRoleDto: {
            /**
             * @example user
             * @enum {string}
             */
            role: "admin" | "staff" | "user";
            /**
             * @description The user whom it is about.
             * @example 6503b188-5906-87c2-935f-9b86381d5e61
             */
            userId: string;
        };
        SettingsChangesDto: {
            /** @example true */
            customScrollbars?: boolean;
            /**
             * @example ltr
             * @enum {string}
             */
            direction?: "ltr" | "rtl";
            layout?: components["schemas"]["LayoutChangesDto"];
            theme?: components["schemas"]["ThemeChangesDto"];
        };
        SettingsDto: {
            /** @example true */
            customScrollbars: boolean;
            /**
             * @example ltr
             * @enum {string}
             */
            direction: "ltr" | "rtl";
            layout: components["schemas"]["VerticalLayoutDto"] | components["schemas"]["HorizontalLayoutDto"];
            theme: components["schemas"]["ThemeDto"];
        };
        SettingStateDto: {
            /** @example true */
            isSet: boolean;
            /**
             * @description The variable of the environment.
             * @example MAIL_FROM
             */
            name: string;
            /** @example Ezone <no-reply@ezone.example> */
            value: string | null;
        };
        SetTodoFolderDto: {
            /** @example 0 */
            folderId: number;
            /**
             * @description Ids that do not exist or are somebody else’s are passed over.
             * @example [
             *       "2ad6757a-7329-8bba-92df-e4a30523d3e6"
             *     ]
             */
            selectedTodoIds: string[];
        };
        ShippingDetailDto: {
            /**
             * @example TNT
             * @enum {string}
             */
            carrier: "TNT" | "USPS" | "FedEx";
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            date: string;
            /** @example 3 */
            fee: number;
            /** @example TNT-300417 */
            tracking: string;
            /** @example 2.4 kg */
            weight: string;
        };
        SidePanelChangesDto: {
            /** @example true */
            display?: boolean;
        };
        SidePanelDto: {
            /** @example true */
            display: boolean;
        };
        SignInDto: {
            /**
             * Format: email
             * @example admin@ezone.example
             */
            email: string;
            /**
             * Format: password
             * @example admin
             */
            password: string;
        };
        SignInErrorDto: {
            /** @example Check your password */
            message: string;
            /**
             * @description The field at fault.
             * @example password
             * @enum {string}
             */
            type: "email" | "password";
        };
        SignInErrorsDto: {
            error: components["schemas"]["SignInErrorDto"][];
        };
        /** @enum {string} */
        SortDirection: "ascending" | "descending";
        SpeedDto: {
            /**
             * @description In kilometres an hour.
             * @example 19
             */
            KMH: number;
            /**
             * @description In miles an hour.
             * @example 12
             */
            MPH: number;
        };
        StatementDto: {
            /** @example 786f92a1-31de-8bfd-a83d-74acd95a1cf7 */
            accountId: string;
            /**
             * @description The text of a file: OFX of version 1 or 2, or a table (CSV) that names its columns.
             * @example Date;Description;Amount
             *     2026-11-21;Bakery;-12,50
             */
            content: string;
            /**
             * @description Whether 3/4/2026 is a day in April, where nothing in the file tells. It is, if it is left out.
             * @example true
             */
            dayFirst?: boolean;
        };
        StatementImportedDto: {
            /** @description The ids of the transactions that were added. */
            added: string[];
            /**
             * @description How many lines were here already.
             * @example 0
             */
            known: number;
            /**
             * @description How many lines could not be read.
             * @example 0
             */
            unreadable: number;
        };
        StatementLineDto: {
            /** @example -1250 */
            amount: number | null;
            /**
             * Format: date
             * @example 2026-11-21
             */
            date: string | null;
            /**
             * @description The number of its line in the file.
             * @example 2
             */
            line: number;
            /**
             * @example new
             * @enum {string}
             */
            state: "new" | "known" | "noDate" | "noAmount" | "tooMuch";
            /** @example Bakery */
            text: string;
        };
        StatementReadDto: {
            /**
             * @description What the amounts are in, as ISO 4217 calls it, or a short name that several currencies have, as KR; null where the file does not say. They are taken as they stand.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description Whether the day was read first.
             * @example true
             */
            dayFirst: boolean;
            /**
             * @description Who says whether the day or the month of 3/4/2026 comes first: `told`, the file does, or it makes no difference; `suggested`, its commas and semicolons speak for the day; `unknown`, nothing does. But for the first, `dayFirst` of the request is followed.
             * @example told
             * @enum {string}
             */
            dayOrder: "told" | "suggested" | "unknown";
            /**
             * @example csv
             * @enum {string}
             */
            format: "ofx" | "csv";
            lines: components["schemas"]["StatementLineDto"][];
        };
        StorageStateDto: {
            /**
             * @description What the database takes up.
             * @example 40000000
             */
            databaseBytes: number;
            /** @example 5000000 */
            fileBytes: number;
            /**
             * @description What all files together may take up.
             * @example 10737418240
             */
            fileQuota: number;
            /**
             * @description Of the file manager, with the versions of each.
             * @example 18
             */
            files: number;
            /** @description Whose uploads take up most. */
            largestUploaders: components["schemas"]["UsedByDto"][];
            /** @example 900000 */
            mailBytes: number;
            /**
             * @description What the mails of one user may take up.
             * @example 52428800
             */
            mailQuota: number;
            /** @example 400 */
            mails: number;
            /**
             * @description Where files are.
             * @example folder
             * @enum {string}
             */
            place: "folder" | "bucket";
            /** @example 12000000 */
            uploadBytes: number;
            /**
             * @description What the uploads of one user may take up.
             * @example 524288000
             */
            uploadQuota: number;
            /** @example 31 */
            uploads: number;
            /** @example 120 */
            users: number;
        };
        SuccessDto: {
            /** @example true */
            success: boolean;
        };
        SystemDto: {
            health: components["schemas"]["HealthStateDto"];
            /** @description How mails are sent. */
            mail: components["schemas"]["SettingStateDto"][];
            /** @description How people sign in. */
            signIn: components["schemas"]["SettingStateDto"][];
            storage: components["schemas"]["StorageStateDto"];
            work: components["schemas"]["WorkStateDto"];
        };
        TargetWidgetDto: {
            /**
             * @description By how many percent those seven days are above their target; negative if below.
             * @example 13
             */
            ofTarget: number;
            /** @description A value a day, of the last 60 days. */
            series: components["schemas"]["SeriesDto"][];
            /** @example Conversions */
            title: string;
            /**
             * @description Of the last seven days.
             * @example 492
             */
            value: number;
        };
        TemperatureDto: {
            /**
             * @description In degrees Celsius.
             * @example 20
             */
            C: number;
            /**
             * @description In degrees Fahrenheit.
             * @example 68
             */
            F: number;
        };
        ThemeChangesDto: {
            /** @example mainTheme */
            footer?: string;
            /** @example default */
            main?: string;
            /** @example greyDark */
            navbar?: string;
            /** @example mainTheme */
            toolbar?: string;
        };
        ThemeDto: {
            /** @example mainTheme */
            footer: string;
            /** @example default */
            main: string;
            /** @example greyDark */
            navbar: string;
            /** @example mainTheme */
            toolbar: string;
        };
        TodoDraftDto: {
            /** @example false */
            completed?: boolean;
            /**
             * @description Whether it is in the trash. Setting it removes, and clearing it restores.
             * @example false
             */
            deleted?: boolean;
            /**
             * @description Whether it is due on a day. A day is the same in every time zone, and its date the midnight in UTC that it begins with. An update that leaves it out and sets another date sets a moment.
             * @example false
             */
            dueAllDay?: boolean;
            /**
             * Format: date-time
             * @description When it has to be done.
             * @example 2026-03-01T09:00:00.000Z
             */
            dueDate?: string | null;
            /**
             * @description The id of a folder; all, if it is left out.
             * @example 0
             */
            folder?: number;
            /** @example false */
            important?: boolean;
            /**
             * @description Ids of labels.
             * @example [
             *       1
             *     ]
             */
            labels?: number[];
            /** @example One line for each change */
            notes?: string;
            /**
             * @description Where it stands in the owner’s own order, the greatest first. A new one’s is the time, in seconds since 1970. An update that leaves it out changes nothing of it.
             * @example 1795000000
             */
            place?: number;
            /**
             * @description How it comes back. An update that leaves it out changes nothing of it.
             * @example null
             */
            repeat?: components["schemas"]["TodoRepeatDto"] | null;
            /** @example true */
            starred?: boolean;
            /**
             * @description Whether it is to be begun on a day. A day is the same in every time zone, and its date the midnight in UTC that it begins with. An update that leaves it out and sets another date sets a moment.
             * @example false
             */
            startAllDay?: boolean;
            /**
             * Format: date-time
             * @description When to begin.
             * @example null
             */
            startDate?: string | null;
            /**
             * @description Its parts. An update that leaves it out changes nothing of it.
             * @example []
             */
            subtasks?: components["schemas"]["ChecklistItemDto"][];
            /** @example Write the release notes */
            title?: string;
        };
        TodoDto: {
            /** @example false */
            completed: boolean;
            /**
             * @description Whether it is in the trash. Setting it removes, and clearing it restores.
             * @example false
             */
            deleted: boolean;
            /**
             * @description Whether it is due on a day. A day is the same in every time zone, and its date the midnight in UTC that it begins with. An update that leaves it out and sets another date sets a moment.
             * @example false
             */
            dueAllDay?: boolean;
            /**
             * Format: date-time
             * @description When it has to be done.
             * @example 2026-03-01T09:00:00.000Z
             */
            dueDate: string | null;
            /**
             * @description The id of a folder; all, if it is left out.
             * @example 0
             */
            folder?: number;
            /** @example 2ad6757a-7329-8bba-92df-e4a30523d3e6 */
            id: string;
            /** @example false */
            important: boolean;
            /**
             * @description Ids of labels.
             * @example [
             *       1
             *     ]
             */
            labels: number[];
            /** @example One line for each change */
            notes: string;
            /**
             * @description Where it stands in the owner’s own order, the greatest first. A new one’s is the time, in seconds since 1970. An update that leaves it out changes nothing of it.
             * @example 1795000000
             */
            place?: number;
            /**
             * @description How it comes back. An update that leaves it out changes nothing of it.
             * @example null
             */
            repeat?: components["schemas"]["TodoRepeatDto"] | null;
            /** @example true */
            starred: boolean;
            /**
             * @description Whether it is to be begun on a day. A day is the same in every time zone, and its date the midnight in UTC that it begins with. An update that leaves it out and sets another date sets a moment.
             * @example false
             */
            startAllDay?: boolean;
            /**
             * Format: date-time
             * @description When to begin.
             * @example null
             */
            startDate: string | null;
            /**
             * @description Its parts. An update that leaves it out changes nothing of it.
             * @example []
             */
            subtasks?: components["schemas"]["ChecklistItemDto"][];
            /** @example Write the release notes */
            title: string;
        };
        TodoFilterDto: {
            /**
             * @description The name as it stands in addresses.
             * @example important
             */
            handle: string;
            /**
             * @description The name of an icon of Lucide.
             * @example circle-alert
             */
            icon: string;
            /** @example 1 */
            id: number;
            /**
             * @description In English.
             * @example Important
             */
            title: string;
        };
        TodoFolderDto: {
            /**
             * @description The name as it stands in addresses.
             * @example important
             */
            handle: string;
            /**
             * @description The name of an icon of Lucide.
             * @example circle-alert
             */
            icon: string;
            /** @example 1 */
            id: number;
            /**
             * @description In English.
             * @example Important
             */
            title: string;
        };
        TodoLabelDto: {
            /** @example #2e7d32 */
            color: string;
            /**
             * @description The name as it stands in addresses.
             * @example important
             */
            handle: string;
            /** @example 1 */
            id: number;
            /**
             * @description In English.
             * @example Important
             */
            title: string;
        };
        TodoRepeatDto: {
            /**
             * @description The day of the month that it is meant for: where a month is shorter, its last day takes its place.
             * @example 31
             */
            day: number | null;
            /**
             * @description `weekday` is Monday to Friday.
             * @example month
             * @enum {string}
             */
            every: "day" | "weekday" | "week" | "month" | "year";
        };
        /** @enum {string} */
        TodoTrash: "include";
        ToggleMailLabelDto: {
            /** @example 2 */
            labelId: number;
            /**
             * @description Ids that do not exist or are somebody else’s are passed over.
             * @example [
             *       "e1615bf6-8060-8bac-ba11-fe426fa12599"
             *     ]
             */
            selectedMailIds: string[];
        };
        ToggleTodoLabelDto: {
            /** @example 1 */
            labelId: number;
            /**
             * @description Ids that do not exist or are somebody else’s are passed over.
             * @example [
             *       "2ad6757a-7329-8bba-92df-e4a30523d3e6"
             *     ]
             */
            selectedTodoIds: string[];
        };
        ToolbarChangesDto: {
            /** @example true */
            display?: boolean;
            /**
             * @example above
             * @enum {string}
             */
            position?: "above" | "below";
            /**
             * @example fixed
             * @enum {string}
             */
            style?: "fixed" | "static";
        };
        ToolbarDto: {
            /** @example true */
            display: boolean;
            /**
             * @example above
             * @enum {string}
             */
            position: "above" | "below";
            /**
             * @example fixed
             * @enum {string}
             */
            style: "fixed" | "static";
        };
        TransactionDto: {
            /** @example 786f92a1-31de-8bfd-a83d-74acd95a1cf7 */
            accountId: string;
            /**
             * @description In whole cents; what goes out is below zero.
             * @example -95000
             */
            amount: number;
            /**
             * @description What it was for or came from; null until somebody says.
             * @example 43dc47d2-7024-825f-b4db-2567662a5b36
             */
            counterAccountId: string | null;
            /**
             * Format: date
             * @example 2026-11-20
             */
            date: string;
            /** @example cbb40ba7-9c1f-8a33-aa43-62794b46c0fa */
            id: string;
            /** @example Rent for November */
            text: string;
        };
        TransactionIdsDto: {
            /**
             * @example [
             *       "cbb40ba7-9c1f-8a33-aa43-62794b46c0fa"
             *     ]
             */
            transactionIds: string[];
        };
        /** @enum {string} */
        TransactionInclusion: "for";
        TransactionsDto: {
            /**
             * @description Where to go on; null at the end.
             * @example null
             */
            next: string | null;
            /**
             * @description How many were found in all when the first page was read.
             * @example 12
             */
            total: number;
            transactions: components["schemas"]["TransactionDto"][];
        };
        /** @enum {string} */
        TransactionState: "open";
        TrashEntryDto: {
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description The list that it was removed from.
             * @example notes-app/notes
             */
            list: string;
            /**
             * Format: date-time
             * @description When it was removed. It is deleted for good 30 days later.
             * @example 2026-03-01T09:00:00.000Z
             */
            removed: string;
            /** @example Errands */
            title: string;
        };
        TrashIdsDto: {
            /**
             * @description Ids in the trash; others are passed over.
             * @example [
             *       "88f56fe9-0d73-8e7c-a59a-009e20980cd6"
             *     ]
             */
            ids: string[];
            /**
             * @description The list that they were removed from.
             * @example notes-app/notes
             */
            list: string;
        };
        UndoOrderStatusesDto: {
            /**
             * @description The change that is taken back.
             * @example 0f7a3f0e-6f0c-4c5e-9a55-0b9d6a1c7e42
             */
            changeId: string;
            /**
             * @example [
             *       "6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20"
             *     ]
             */
            orderIds: string[];
        };
        UnreadMailsDto: {
            /**
             * @description How many mails in the inbox nobody has read.
             * @example 25
             */
            count: number;
        };
        UpdateAccountDto: {
            account: components["schemas"]["AccountDto"];
            /** @description The account as the caller had it. */
            base?: components["schemas"]["AccountDto"];
        };
        UpdateBoardLabelsDto: {
            /**
             * @description The labels as the caller had them.
             * @example []
             */
            base: components["schemas"]["BoardLabelDto"][];
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /**
             * @description The labels as they are to be.
             * @example [
             *       {
             *         "id": "later",
             *         "name": "Later",
             *         "class": "blue"
             *       }
             *     ]
             */
            labels: components["schemas"]["BoardLabelDto"][];
        };
        UpdateBoardSettingsDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /** @description What is left out stays as it is. */
            settings: components["schemas"]["BoardSettingsChangesDto"];
        };
        UpdateCalendarEventDto: {
            /** @description The event as the caller had it. */
            base?: components["schemas"]["CalendarEventDto"];
            event: components["schemas"]["CalendarEventDto"];
        };
        UpdateCardDto: {
            /** @description The card as the caller had it. */
            base?: components["schemas"]["CardDto"];
            /** @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5 */
            boardId: string;
            card: components["schemas"]["CardDto"];
        };
        UpdateContactDto: {
            /** @description The contact as the caller had it. */
            base?: components["schemas"]["ContactDto"];
            contact: components["schemas"]["ContactDto"];
        };
        UpdateContactGroupDto: {
            /** @description The group as the caller had it. */
            base?: components["schemas"]["ContactGroupNameDto"];
            group: components["schemas"]["ContactGroupNameDto"];
        };
        UpdateCourseDto: {
            /**
             * @description How many steps the caller has reached; 0 at first.
             * @example 1
             */
            activeStep?: number;
            /** @description The fields as the caller had them. */
            base?: components["schemas"]["CourseFieldsDto"];
            /**
             * @example web
             * @enum {string}
             */
            category?: "web" | "firebase" | "cloud" | "android";
            /** @example What makes a page slow, and how to find out. */
            description?: string;
            /** @example 9dd4ad99-d3cf-8302-aba7-74051c7aef9b */
            id: string;
            /**
             * @description How long it takes, in minutes.
             * @example 45
             */
            length?: number;
            /**
             * @description The title as it stands in addresses.
             * @example pages-that-load-fast
             */
            slug?: string;
            steps?: components["schemas"]["CourseStepDto"][];
            /** @example Pages that Load Fast */
            title?: string;
            /**
             * @description The number of steps.
             * @example 1
             */
            totalSteps?: number;
            /**
             * Format: date-time
             * @description When the course was last written. The server says so; what is sent is passed over.
             * @example 2026-03-01T09:00:00.000Z
             */
            updated?: string;
        };
        UpdateMailDto: {
            /** @example e1615bf6-8060-8bac-ba11-fe426fa12599 */
            id: string;
            /** @example false */
            important?: boolean;
            /**
             * @description Ids of labels.
             * @example [
             *       2
             *     ]
             */
            labels?: number[];
            /** @example false */
            read?: boolean;
            /** @example true */
            starred?: boolean;
        };
        UpdateMailsDto: {
            /** @example false */
            important?: boolean;
            /** @example false */
            read?: boolean;
            /**
             * @description Ids that do not exist or are somebody else’s are passed over.
             * @example [
             *       "e1615bf6-8060-8bac-ba11-fe426fa12599"
             *     ]
             */
            selectedMailIds: string[];
            /** @example true */
            starred?: boolean;
        };
        UpdateNoteDto: {
            /** @description The note as the caller had it. */
            base?: components["schemas"]["NoteDto"];
            note: components["schemas"]["NoteDto"];
        };
        UpdateNoteLabelsDto: {
            /** @description The labels as the caller had them. Those that are not in it stay. */
            base?: components["schemas"]["NoteLabelDto"][];
            labels: components["schemas"]["NoteLabelDraftDto"][];
        };
        UpdateTodoDto: {
            /** @description The todo as the caller had it. */
            base?: components["schemas"]["TodoDto"];
            todo: components["schemas"]["TodoDto"];
        };
        UpdateUserDto: {
            user: components["schemas"]["UserChangesDto"];
        };
        UploadDto: {
            /**
             * @description Of a picture, in pixels.
             * @example 1200
             */
            height?: number;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description In bytes, as it is stored.
             * @example 48210
             */
            size: number;
            /**
             * @description Told by the content. Every picture is stored as WebP.
             * @example image/webp
             */
            type: string;
            /**
             * @description Where it is fetched, and what a record that shows it holds.
             * @example /api/uploads/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            url: string;
            /**
             * @description Of a picture, in pixels.
             * @example 1600
             */
            width?: number;
        };
        UploadIdsDto: {
            /**
             * @example [
             *       "0a4f7f0e-4f0a-4d1e-9c1e-6f1a2b3c4d5e"
             *     ]
             */
            ids: string[];
        };
        UploadStateDto: {
            /**
             * @description The file or folder, when it is done; of a new file the id of the upload.
             * @example null
             */
            fileId: string | null;
            /** @example 0a4f7f0e-4f0a-4d1e-9c1e-6f1a2b3c4d5e */
            id: string;
            /**
             * @description How many bytes have arrived.
             * @example 0
             */
            offset: number;
            /**
             * @description `tooLarge`: over 1 GiB. `name`: a part of the path is no name. `tooDeep`: over 20 folders. `folderGone`: the folder was removed. `noRoom`: `FILES_QUOTA` does not leave room for it. `tooMany`: the folder, or all folders together, are full. `fileInTheWay`: a folder of the path has the name of a file. `idTaken`: the id is no random UUID, or another’s.
             * @example null
             * @enum {string|null}
             */
            reason: "tooLarge" | "name" | "tooDeep" | "folderGone" | "noRoom" | "tooMany" | "fileInTheWay" | "idTaken" | null;
            /**
             * @description `open`: bytes are waited for, from `offset` on. `done`: the file is there. `skipped`: its name was taken. `conflict`: its name is taken, and nothing was begun; begin again with a choice. `refused`: `reason` says why. `gone`: cancelled, out of time, or never begun.
             * @example open
             * @enum {string}
             */
            state: "open" | "done" | "skipped" | "conflict" | "refused" | "gone";
        };
        UsedByDto: {
            /** @example 12000000 */
            bytes: number;
            /**
             * @description The id of the user.
             * @example 7c2e8f04-5d1b-4a6e-9b0c-000000000001
             */
            id: string;
            /** @example Abbott Keitch */
            name: string;
        };
        UserChangesDto: {
            data: components["schemas"]["UserDataChangesDto"];
        };
        UserDataChangesDto: {
            /** @example Abbott Keitch */
            displayName?: string;
            /** @example null */
            photoURL?: string | null;
            /**
             * @example {
             *       "theme": {
             *         "main": "ocean"
             *       }
             *     }
             */
            settings?: components["schemas"]["SettingsChangesDto"];
            /**
             * @description Ids of navigation items.
             * @example [
             *       "calendar",
             *       "mail",
             *       "contacts",
             *       "todo"
             *     ]
             */
            shortcuts?: string[];
        };
        UserDataDto: {
            /** @example Abbott Keitch */
            displayName: string;
            /**
             * Format: email
             * @example admin@ezone.example
             */
            email: string;
            /** @example null */
            photoURL: string | null;
            settings: components["schemas"]["SettingsDto"];
            /**
             * @description Ids of navigation items.
             * @example [
             *       "calendar",
             *       "mail",
             *       "contacts",
             *       "todo"
             *     ]
             */
            shortcuts: string[];
        };
        UserDto: {
            data: components["schemas"]["UserDataDto"];
            /**
             * @description The service that knows the user.
             * @example custom-db
             * @enum {string}
             */
            from: "custom-db" | "firebase" | "auth0";
            /**
             * @example [
             *       "admin"
             *     ]
             */
            role: string[];
            /**
             * @description Also the id of this user as a chat contact.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            uuid: string;
        };
        /** @enum {string} */
        UserState: "active" | "disabled" | "invited" | "closed";
        VerticalLayoutConfigDto: {
            /**
             * @description In pixels.
             * @example 1570
             */
            containerWidth: number;
            footer: components["schemas"]["FooterDto"];
            leftSidePanel: components["schemas"]["SidePanelDto"];
            /**
             * @example container
             * @enum {string}
             */
            mode: "boxed" | "fullwidth" | "container";
            navbar: components["schemas"]["VerticalNavbarDto"];
            rightSidePanel: components["schemas"]["SidePanelDto"];
            /**
             * @description What scrolls: the content alone or all.
             * @example content
             * @enum {string}
             */
            scroll: "content" | "body";
            toolbar: components["schemas"]["ToolbarDto"];
        };
        VerticalLayoutDto: {
            config: components["schemas"]["VerticalLayoutConfigDto"];
            /**
             * @example layout1
             * @enum {string}
             */
            style: "layout1";
        };
        VerticalNavbarDto: {
            /** @example true */
            display: boolean;
            /** @example false */
            folded: boolean;
            /**
             * @example left
             * @enum {string}
             */
            position: "left" | "right";
            /**
             * @example style-1
             * @enum {string}
             */
            style: "style-1" | "style-2" | "style-3" | "style-3-dense";
        };
        VisitorsWidgetDto: {
            /**
             * @description A year of 52 weeks; this year ends today, the others one and two years before.
             * @example thisYear
             * @enum {string}
             */
            currentRange: "thisYear" | "lastYear" | "yearBefore";
            /** @description Newest first. */
            periods: components["schemas"]["VisitorsYearDto"][];
            /** @example Visitors */
            title: string;
        };
        VisitorsYearDto: {
            /**
             * Format: date-time
             * @description Its last day.
             * @example 2026-03-01T00:00:00.000Z
             */
            end: string;
            /**
             * @description A year of 52 weeks; this year ends today, the others one and two years before.
             * @example thisYear
             * @enum {string}
             */
            range: "thisYear" | "lastYear" | "yearBefore";
            /** @description A value a week. */
            series: components["schemas"]["SeriesDto"][];
            /**
             * Format: date-time
             * @description Its first day.
             * @example 2025-03-08T00:00:00.000Z
             */
            start: string;
        };
        VisitsAndViewsWidgetDto: {
            /** @description Visitors and page views, a value a day, of the last 60 days. */
            series: components["schemas"]["SeriesDto"][];
            /** @example Visitors and page views */
            title: string;
        };
        WeatherDto: {
            /**
             * @description The location that is shown first.
             * @example copenhagen
             */
            currentLocation: string;
            locations: components["schemas"]["WeatherLocationDto"][];
            /**
             * @description The unit that is shown first.
             * @example KMH
             * @enum {string}
             */
            speedUnit: "KMH" | "MPH";
            /**
             * @description The unit that is shown first.
             * @example C
             * @enum {string}
             */
            temperatureUnit: "C" | "F";
        };
        WeatherLocationDto: {
            /**
             * @example partly-cloudy
             * @enum {string}
             */
            icon: "sunny" | "partly-cloudy" | "cloudy" | "rain" | "storm" | "snow";
            /** @example copenhagen */
            id: string;
            /** @example Copenhagen */
            name: string;
            /** @description The next three days. */
            nextDays: components["schemas"]["ForecastDayDto"][];
            /**
             * @description How likely it is to rain, in percent.
             * @example 20
             */
            rain: number;
            temperature: components["schemas"]["TemperatureDto"];
            /**
             * @description Where it comes from.
             * @example NW
             * @enum {string}
             */
            windDirection: "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
            windSpeed: components["schemas"]["SpeedDto"];
        };
        WorkStateDto: {
            /**
             * @description How many of them are filled.
             * @example 0
             */
            backfillFilled: number;
            /**
             * @description Tables that this start has to fill anew.
             * @example 0
             */
            backfillTables: number;
            purges: components["schemas"]["PurgeStateDto"][];
        };
        WritePostDto: {
            /** @example The first snow is here. */
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    listCourseCategories: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseCategoryDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `academy:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getCourse: {
        parameters: {
            query: {
                /** @description The id of the course. */
                courseId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `academy:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The course does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    saveCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCourseDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `academy:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The course is in the trash, or has a `base` and does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the same fields since `base`; `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCourseDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody who is not of the staff changes more than `activeStep`. An API token lacks the scope `academy:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The course does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the same fields since `base`; `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSummaryDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `academy:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCoursesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `academy:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    addAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAccountDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            /** @description Only an asset can be kept at a bank. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The parent does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The code is taken, the type is not that of the parent, or there would be more than 2000 accounts or 20 levels of them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    addAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAccountsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The parent does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The code is taken, the type is not that of the parent, or there would be more than 2000 accounts or 20 levels of them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    assignAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignAccountDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description A transaction cannot be for the account that it is on. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The account does not exist any more, or is somebody else’s. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listBalances: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    importStatement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementImportedDto"];
                };
            };
            /** @description The account is not kept at a bank; or the text is no statement. Then `details` has a `reason`: it is `empty`, of an `unknownFormat`, has `noDateColumn` or `noAmountColumn`, is of `severalAccounts` or `severalCurrencies`, or has `tooManyLines`, which is more than 5000; and the `line` that is at fault, where it is one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The account does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There would be more than 50,000 transactions in all. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    readStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementReadDto"];
                };
            };
            /** @description The account is not kept at a bank; or the text is no statement. Then `details` has a `reason`: it is `empty`, of an `unknownFormat`, has `noDateColumn` or `noAmountColumn`, is of `severalAccounts` or `severalCurrencies`, or has `tooManyLines`, which is more than 5000; and the `line` that is at fault, where it is one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The account does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There are other accounts below one of them, or one has transactions. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listTransactions: {
        parameters: {
            query: {
                /** @description An account, as one that is kept at a bank. */
                accountId: string;
                /** @description The `next` of the answer before. */
                cursor?: string;
                /** @description `for`: those that were for the account, too, on whichever they are. Together they are what keeps it from being removed. */
                include?: components["schemas"]["TransactionInclusion"];
                /** @description 50 where it is left out. */
                limit?: number;
                /** @description Words of the text, or amounts whichever way they go, in any order; the first six of them count. */
                q?: string;
                /** @description `open`: those of which nobody has said what they were for; all, if it is left out. */
                state?: components["schemas"]["TransactionState"];
                /** @description Only this one, if it is there. */
                transactionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The account does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccountDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `accounting:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The account does not exist or is somebody else’s. The parent does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The code is taken, the type is not that of the parent, or there would be more than 2000 accounts or 20 levels of them. The account would be below itself, others below it are of its type, or it has transactions of a bank. Or somebody else has changed the same fields since `base`: then `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description All, if it is not given. */
                action?: components["schemas"]["AuditAction"];
                /** @description The `next` of the answer before. */
                cursor?: string;
                /** @description The first moment. */
                from?: string;
                /** @description 50 where it is left out. */
                limit?: number;
                /** @description A list that was written to. */
                list?: string;
                /** @description A record that was written, alone. */
                record?: string;
                /** @description The first moment that is no longer meant. */
                to?: string;
                /** @description An e-mail address, or the id of a user: what that user did, and what concerns the user. */
                who?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntriesDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    endSessionsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedUserIdDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserDetailsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description It is the caller: this is for another administrator to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    exportAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportAuditLogDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedAuditLogDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    renewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewInvitationDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The user is not invited any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setDisabled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDisabledDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserDetailsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description It is the caller: this is for another administrator to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRoleDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserDetailsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description It is the caller: this is for another administrator to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getManagedUser: {
        parameters: {
            query: {
                /** @description The user whom it is about. */
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserDetailsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listManagedUsers: {
        parameters: {
            query?: {
                /** @description The `next` of the answer before. */
                cursor?: string;
                /** @description 50 where it is left out. */
                limit?: number;
                /** @description All of its words are in the name or in the address. */
                q?: string;
                /** @description All, if it is not given. */
                role?: components["schemas"]["Role"];
                /** @description All, if it is not given. */
                state?: components["schemas"]["UserState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUsersDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedUserIdDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The user is not invited any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getAnalyticsActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsActivityDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getAnalyticsActivityRows: {
        parameters: {
            query: {
                /** @description The UTC day. */
                day: string;
                /** @description Orders that were placed, and what they come to in US dollars without those that were canceled, refunded or not paid; both of the shop, which all users share. Of the caller alone: mails that came in, todos that are due, and sign-ins. */
                measure: "orders" | "revenue" | "mails" | "todos" | "signIns";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityRowDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getAnalyticsWidgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsWidgetsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    signInByQuery: {
        parameters: {
            query?: {
                /** @description The address of the account, where no `Authorization: Basic` header is sent. */
                email?: string;
                /** @description The password of the account, where no `Authorization: Basic` header is sent. */
                password?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"] | components["schemas"]["SignInErrorsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    refreshAccessToken: {
        parameters: {
            query?: {
                /** @description The token, where no `Authorization: Bearer` header is sent. */
                access_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    signInWithAuth0: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Auth0SignInDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalSessionDto"] | components["schemas"]["SignInErrorsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is forged, expired, or of somebody else’s application. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description It would be a first sign-in, and registration is closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The service is not configured on this server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The service cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller signs in with another service and has no password. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller has no such session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getAdminExample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getGuestExample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description A token is sent, and it is forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller is signed in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getStaffExample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getUserExample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    signInWithFirebase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirebaseSignInDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalSessionDto"] | components["schemas"]["SignInErrorsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is forged, expired, or of somebody else’s application. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description It would be a first sign-in, and registration is closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The service is not configured on this server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The service cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    makeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeApiTokenDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiTokenDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller has fifty tokens. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"] | components["schemas"]["SignInErrorsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Registration is closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeApiTokenDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller has no such token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"] | components["schemas"]["SignInErrorsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The picture is an upload that the caller may not see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    addCalendarEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCalendarEventDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `calendar:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    addCalendarEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCalendarEventsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `calendar:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listCalendarEvents: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description Only events that begin before. */
                end?: string;
                /** @description The most entries to answer. */
                limit?: number;
                /** @description Only events that are not over by then, or that come back. */
                start?: string;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `calendar:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCalendarEventDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `calendar:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The event does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeCalendarEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEventIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `calendar:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCalendarEventDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `calendar:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The event does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the same fields since `base`, or times that do not go with them; `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listChatContacts: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
                /** @description Only contacts of this status. */
                status?: components["schemas"]["ChatStatus"];
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatContactDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `chat:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getChat: {
        parameters: {
            query: {
                /** @description Only messages before this one. */
                before?: string;
                /** @description The user to talk to. */
                contactId: string;
                /** @description The most messages to answer: the newest. 500 without it. */
                limit?: number;
                /** @description The caller’s own uuid. */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedChatDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description `userId` is not the caller. An API token lacks the scope `chat:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The contact does not exist, or the chat has no message `before`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendChatMessageDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessageDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `chat:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The contact does not exist, or `chatId` is not the chat with it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getChatUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `chat:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateChatUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatUserChangesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `chat:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The avatar is an upload that the caller may not see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    addContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddContactDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The avatar is an upload that the caller may not see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    addContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddContactsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The avatar is an upload that the caller may not see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    addContactGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddContactGroupDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactGroupNameDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    addToContactGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactGroupMembersDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The group does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listBirthdays: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BirthdayDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description `all` (as without it), `starred`, `frequent`, or the id of a group. */
                id?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The group does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listContactGroups: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactGroupNameDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getContactPerson: {
        parameters: {
            query: {
                /** @description The contact. */
                contactId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPersonDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The contact does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactIdDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The contact does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeFromContactGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactGroupMembersDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The group does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeContactGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactGroupIdDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The group does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setContactsStarred: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setContactsUnstarred: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    toggleStarredContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactIdDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The contact does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    toggleStarredContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContactDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The contact does not exist or is somebody else’s. The avatar is an upload that the caller may not see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the same fields since `base`; `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateContactGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContactGroupDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactGroupNameDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The group does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has renamed it since `base`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getContactsUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUserDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `contacts:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query: {
                /** @description The id of the order. */
                orderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The order does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    commentOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentOrderDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The order does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The order has 500 comments; it takes no more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeOrderComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveOrderCommentDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has written it. An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The order does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOrderStatusDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The order does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The order has been in 200 states and takes no more, or there is too little in stock. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setOrderStatuses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOrderStatusesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the state since `after`. Or an order has been in 200 states and takes no more, or there is too little in stock; `details` name which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    undoOrderStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoOrderStatusesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description One of the orders is in yet another state by now. Or an order has been in 200 states and takes no more, or there is too little in stock; `details` name which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query: {
                /** @description The id of the product. */
                productId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The product does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    saveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProductDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The product is in the trash, has a `base` and does not exist, or shows an upload that the caller may not see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the same fields since `base`, or others that contradict them; `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listProductCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    changeProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProductsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedProductsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed fields since `base`; `details` names each, as `changes.3.quantity`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    findProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindProductsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getProductRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedProductsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getProductWindow: {
        parameters: {
            query?: {
                /** @description One of its categories. */
                category?: string;
                /** @description `ascending`, if it is not given. */
                direction?: components["schemas"]["SortDirection"];
                /** @description 100, if it is not given. */
                limit?: number;
                /** @description How many to pass over. */
                offset?: number;
                /** @description All of its words are in name, SKU, categories or tags. */
                q?: string;
                /** @description By the name, if it is not given. */
                sort?: components["schemas"]["ProductOrder"];
                /** @description All, if it is not given. */
                state?: components["schemas"]["ProductState"];
                /** @description `in`: there are some; `low`: 1 to 5; `out`: none. */
                stock?: components["schemas"]["ProductStock"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductWindowDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveOrdersDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveProductDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The product does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveProductsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `e-commerce:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getEzoneFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EzoneFiguresDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listFaq: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqItemDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    beginFileUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginUploadsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadStateDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    cancelFileUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    copyFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveFilesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedFilesDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description One of them, or the folder, does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description A name is taken, and there is no `conflict`: `details` names the files. Or a folder would lie in itself, or too deep, or there would be too many. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFolderDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such folder to make it in. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The name is taken, the folders lie too deep, or there would be too many. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query: {
                /** @description A file or folder. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such file or folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getFileText: {
        parameters: {
            query: {
                /** @description A file or folder. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileTextDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such file, or it has no bytes. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listFileVersions: {
        parameters: {
            query: {
                /** @description A file. */
                fileId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileVersionDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description A folder; left out, the top. */
                folderId?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getFolderPath: {
        parameters: {
            query?: {
                /** @description A folder; left out, the top. */
                folderId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listFolders: {
        parameters: {
            query?: {
                /** @description A folder; left out, the top. */
                folderId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    moveFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveFilesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedFilesDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description One of them, or the folder, does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description A name is taken, and there is no `conflict`: `details` names the files. Or a folder would lie in itself, or too deep, or there would be too many. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    openFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileQueryDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such file or folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveFilesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    renameFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameFileDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such file or folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The name is taken, or somebody else has changed it since `base`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    restoreFileVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreFileVersionDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such file, or it has no such version any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    searchFiles: {
        parameters: {
            query?: {
                /** @description The most files to answer; 50 if left out. */
                limit?: number;
                /** @description A part of a name, as search compares. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getFileSummary: {
        parameters: {
            query?: {
                /** @description A folder; left out, the top. */
                folderId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileSummaryDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `file-manager:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    sendFilePiece: {
        parameters: {
            query: {
                /** @description As the upload was begun. */
                id: string;
                /** @description Where in the file the piece begins. */
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadStateDto"];
                };
            };
            /** @description The body is not `multipart/form-data` with one part `file`, or the piece is too small, or ends behind the end. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such upload of the caller: it was cancelled, is out of time, or was never begun. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The piece does not begin where the last one ended: the message of the detail `offset` is the right one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The piece has more than 8 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getFileUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadStateDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s role is not let in. An API token lacks the scope `file-manager:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The database does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listIcons: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IconDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query: {
                /** @description The invoice. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no invoice with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listKnowledgeBaseArticles: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseArticleDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listKnowledgeBaseCategories: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseCategoryDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listMailBriefs: {
        parameters: {
            query?: {
                /** @description Only mails from or to this address, and neither in the trash nor spam. */
                address?: string;
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailBriefDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    deleteMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectedMailsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listMailFilters: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailFilterDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listMailFolders: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailFolderDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    openMailFrame: {
        parameters: {
            query: {
                /** @description As `frame-address` answered it. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The address is not good any more, or the mail is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getMailFrame: {
        parameters: {
            query: {
                /** @description Whether images of other servers are loaded, which tells their senders that the mail is read; blocked where it is left out. */
                images?: components["schemas"]["RemoteImages"];
                /** @description The mail. */
                mailId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailFrameDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The mail does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listMailLabels: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailLabelDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getMail: {
        parameters: {
            query: {
                /** @description The mail. */
                mailId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The mail does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description Those that pass this filter. */
                filterHandle?: string;
                /** @description Those in this folder; the first, if nothing is asked for. */
                folderHandle?: string;
                /** @description Those with this label. */
                labelHandle?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no label, filter or folder with this handle. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listMailRecipients: {
        parameters: {
            query: {
                /** @description What was typed: the beginnings of words of the name, or of the address. A single letter finds nobody. */
                text: string;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailRecipientDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    saveMailDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDraftDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The draft does not exist, is somebody else’s, or is no draft; or the message names an upload that the caller may not see. An attached one is a 400. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s mails take up what `MAIL_QUOTA` allows, or somebody else has changed the same fields since `base`; `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    sendMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMailDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMailDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The draft does not exist, is somebody else’s, or is no draft; or the message names an upload that the caller may not see. An attached one is a 400. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s mails take up what `MAIL_QUOTA` allows; or the `Idempotency-Key` has sent or created something else; or the draft holds something else and `ifUnchanged` is set, then `details` names what; or it is in the trash then, or was saved after `lastSaved`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setMailFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMailFolderDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such folder. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setMailLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMailLabelDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such label. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    toggleMailLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToggleMailLabelDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such label. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    countUnreadMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMailsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMailDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMailDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The mail does not exist or is somebody else’s, or there is no such label. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMailsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `mail:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNoteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notes:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The note, a label of it, or the upload that it shows does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listNoteLabels: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteLabelDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notes:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notes:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveNoteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notes:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The note, a label of it, or the upload that it shows does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateNoteLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNoteLabelsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteLabelDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notes:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description A label with such an id does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNoteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notes:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The note, a label of it, or the upload that it shows does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the same fields since `base`; `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notifications:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    dismissNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DismissNotificationDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DismissNotificationDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notifications:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The notification does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    dismissAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DismissedNotificationsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notifications:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    restoreNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreNotificationsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredNotificationsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `notifications:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getProfileAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAboutDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `profile:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listProfileActivities: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileActivityDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `profile:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listProfileAlbums: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAlbumDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `profile:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    createProfilePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WritePostDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePostDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `profile:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    commentProfilePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentPostDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePostDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `profile:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The post does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The post has 500 comments; it takes no more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    likeProfilePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikePostDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePostDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `profile:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The post does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description As many users like it as may. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeProfileComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePostCommentDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePostDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has written it, and the post. An API token lacks the scope `profile:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The post does not exist, or is in the trash. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listProfilePosts: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePostDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `profile:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeProfilePosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has written one of them; none is removed. An API token lacks the scope `profile:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getProfileTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileTimelineDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `profile:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listProjectWidgets: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
                /** @description The project; without it the first one. */
                projectId?: string;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectWidgetDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no project with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getQuickPanelData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickPanelDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    getBoard: {
        parameters: {
            query: {
                /** @description The board. */
                boardId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    deleteBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardIdDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateBoardLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBoardLabelsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardLabelDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description It would have more than 100 labels. Or another board has a label of this id. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    createBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBoardDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSummaryDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description A member is no user, a card has a label or a cover that the draft has not, or shows an upload that the caller may not see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description It would have more than 1000 members. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    renameBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameBoardDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateBoardSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBoardSettingsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSettingsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listBoards: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSummaryDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    archiveCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveCardsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    createCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board, the list, or a label, member, cover or upload of the card does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board is full: of cards, or of more than 8 MiB of them. Or another board has a card of this id. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    createCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board, a list, or a label, member, cover or upload of a card does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board is full: of cards, or of more than 8 MiB of them. Or another board has a card of one of these ids. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    orderCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBoardDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardListDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The order does not hold exactly the lists and cards of the board or, with `base`, moves what somebody else has moved or removed meanwhile; nothing is changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCardDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board or the card does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCardDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board or the card, or a label, member, cover or upload of it does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the same fields since `base`, or removed the attachment that is to be the cover; `details` names them. Or the card has more than 500 activities, or the board more than 1000 members or 8 MiB of cards. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    archiveBoardList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveBoardListDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardListDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board or the list does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    createBoardList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBoardListDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardListDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board is full. Or another board has a list of this id. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    orderBoardLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBoardDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardListDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The order does not hold exactly the lists and cards of the board or, with `base`, moves what somebody else has moved or removed meanwhile; nothing is changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeBoardList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardListIdDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board or the list does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    renameBoardList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameBoardListDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenamedBoardListDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The board or the list does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listOwnBoards: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSummaryDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `scrumboard:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description The most results; 20 if it is left out. */
                limit?: number;
                /** @description Words, all of which have to be found. The last also finds words that begin with it, and so do others of three letters or more where few entries hold the words themselves. Case, accents and spellings of a letter make no difference: `cagri` finds `Çağrı`, `مدرسه` finds `مدرسة`. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResultDto"][];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    deleteTodos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectedTodosDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    countDueTodos: {
        parameters: {
            query: {
                /** @description The moment before which they are due, as the end of the caller’s day. */
                before: string;
                /** @description Where that moment is of a day: what is due on days before that one counts, too. UTC, if it is left out. */
                tz?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueTodosDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listTodoFilters: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodoFilterDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listTodoFolders: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodoFolderDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listTodoLabels: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodoLabelDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    newTodo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first one created. A random UUID (version 4, lower case) becomes the id of what is created. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTodoDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodoDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The todo, or a label or folder of it, does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeTodo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveTodoDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The todo, or a label or folder of it, does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    setTodoFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTodoFolderDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The folder does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listTodos: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description Those that pass this filter. */
                filterHandle?: string;
                /** @description Those in this folder; the first, if nothing is asked for. */
                folderHandle?: string;
                /** @description Those with this label. */
                labelHandle?: string;
                /** @description The most entries to answer. */
                limit?: number;
                /** @description Answers also the todos in the trash, in their places; not beside a label or a filter. */
                trash?: components["schemas"]["TodoTrash"];
                /** @description Where the filter `today` has its day; UTC, if it is left out. */
                tz?: string;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodoDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no label, filter or folder with this handle. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    toggleTodoLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToggleTodoLabelDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The label does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    updateTodo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTodoDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodoDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `todo:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The todo, or a label or folder of it, does not exist or is somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Somebody else has changed the same fields since `base`; `details` names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listTrash: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
                /** @description Only what was removed from this list. */
                list?: string;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashEntryDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller may not change what is in the list. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    deleteFromTrash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrashIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller may not change what is in the list. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    restoreFromTrash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrashIdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller may not change what is in the list. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /** @description Where to go on, as the `Link` header of the page before names it. */
                cursor?: string;
                /** @description The most entries to answer. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the list that is already there. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnUploadDto"][];
                };
            };
            /** @description The list is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `uploads:read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadDto"];
                };
            };
            /** @description The body is not `multipart/form-data` with one part `file`, or the file is empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `uploads:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The caller’s uploads take up what `UPLOAD_QUOTA` allows. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The file has more than 25 MiB, or the picture too many pixels. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The type of the file, which its content tells, is not accepted. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    fetchUpload: {
        parameters: {
            query?: {
                /** @description The longer side of a picture, in pixels; a smaller picture is answered as it is. Without it, and for other files, the whole. */
                size?: components["schemas"]["PictureSize"];
            };
            header?: {
                /** @description One part: `bytes=0-1023`. */
                Range?: string;
            };
            path: {
                /** @description As `createUpload` answered it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part that `Range` asks for, of a file that is no picture. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser has it: `If-None-Match` names its `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such upload, or it is not for the caller to see; also without a token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description `Range` begins behind the end. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    fetchFile: {
        parameters: {
            query?: {
                /** @description To be saved under its name, and not shown. */
                download?: components["schemas"]["Download"];
                /** @description The longer side of a picture, in pixels, then as WebP; a smaller picture in its own size. Left out, the bytes as they were sent. */
                size?: components["schemas"]["FilePictureSize"];
            };
            header?: {
                /** @description One part: `bytes=0-1023`. */
                Range?: string;
            };
            path: {
                /** @description The id of the version, as in `url`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser has it: `If-None-Match` names its `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description There is no such version, its file is in the trash, or the caller is not signed in. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description `Range` begins behind the end. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    removeUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveUploadsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedUploadsDto"];
                };
            };
            /** @description The input is not valid; `details` names every bad field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The token is missing, forged, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description An API token lacks the scope `uploads:write`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is larger than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description The body is of another type than `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
            /** @description Unforeseen; `requestId` finds it in the logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
}
