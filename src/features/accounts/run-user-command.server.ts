import type { Database } from '../../core/database/client.server.ts';
import { findUser, listUsers, type User } from './accounts.read.server.ts';
import { flagNames } from './accounts.shapes.ts';
import { changeFlags, changePassword, createUser } from './accounts.write.server.ts';
import type { UserInput } from './user-command.ts';

/**
 * Runs a command of `npm run user` and answers the output lines.
 * @throws when there is no such account or the name is taken.
 */
export function runUserCommand(db: Database, input: UserInput): Promise<string[]> {
  return db.transaction(async (transaction) => {
    switch (input.action) {
      case 'create':
        return [`Created ${describe(await createUser(transaction, input.user, input.password))}`];
      case 'list': {
        const all = await listUsers(transaction);
        return all.length > 0 ? all.map(describe) : ['There are no accounts.'];
      }
      case 'password': {
        const user = await demand(transaction, input.name);
        await changePassword(transaction, user.id, input.password);
        return [`Set the password of ${user.username}; all devices are logged out.`];
      }
      case 'flags': {
        const { id } = await demand(transaction, input.name);
        return [`Changed ${describe(await changeFlags(transaction, id, input.flags))}`];
      }
    }
  });
}

async function demand(db: Database, name: string): Promise<User> {
  const user = await findUser(db, name);
  if (!user) throw new Error(`There is no account '${name}'. 'npm run user -- list' shows all.`);
  return user;
}

function describe(user: User): string {
  const flags = flagNames.filter((name) => name !== 'is_active' && user[name]);
  const rights = flags.length > 0 ? flags.join(', ') : 'account holder';
  return `${user.username} <${user.email}>: ${user.is_active ? '' : 'switched off, '}${rights}`;
}
