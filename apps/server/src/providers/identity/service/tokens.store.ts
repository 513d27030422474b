import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import {
  identityFlows,
  identityOneTimeTokens,
  type FlowRow,
  type OneTimeTokenRow,
  type TokenType,
} from '#providers/identity/identity.tables'

/** The newest link of a kind is the only one that opens. */
export async function replaceOneTimeToken(tx: Tx, row: OneTimeTokenRow): Promise<void> {
  await tx
    .insert(identityOneTimeTokens)
    .values(row)
    .onConflictDoUpdate({
      target: [identityOneTimeTokens.userId, identityOneTimeTokens.type],
      set: { hash: row.hash, flowId: row.flowId, createdAt: row.createdAt },
    })
}

/** Whoever deletes the row has used it; a second click finds nothing. */
export async function takeOneTimeToken(
  tx: Tx,
  { hash, types }: { hash: string; types: readonly TokenType[] },
): Promise<OneTimeTokenRow | null> {
  const rows = await tx
    .delete(identityOneTimeTokens)
    .where(
      and(eq(identityOneTimeTokens.hash, hash), inArray(identityOneTimeTokens.type, [...types])),
    )
    .returning()
  return rows[0] ?? null
}

export async function deleteLinksOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(identityOneTimeTokens).where(eq(identityOneTimeTokens.userId, userId))
}

export async function deleteOneTimeTokensOf(db: Queryable, userId: string): Promise<void> {
  await deleteLinksOf(db, userId)
  await db.delete(identityFlows).where(eq(identityFlows.userId, userId))
}

export async function insertFlow(tx: Tx, row: FlowRow): Promise<void> {
  await tx.insert(identityFlows).values(row)
}

export async function findFlow(tx: Tx, id: string): Promise<FlowRow | null> {
  const rows = await tx.select().from(identityFlows).where(eq(identityFlows.id, id))
  return rows[0] ?? null
}

export async function issueAuthCode(
  tx: Tx,
  { id, authCode, now }: { id: string; authCode: string; now: Date },
): Promise<void> {
  await tx
    .update(identityFlows)
    .set({ authCode, codeIssuedAt: now })
    .where(eq(identityFlows.id, id))
}

export async function takeFlowByCode(tx: Tx, authCode: string): Promise<FlowRow | null> {
  const rows = await tx
    .delete(identityFlows)
    .where(and(eq(identityFlows.authCode, authCode), isNotNull(identityFlows.codeIssuedAt)))
    .returning()
  return rows[0] ?? null
}

export async function deleteLinksBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(identityOneTimeTokens).where(lt(identityOneTimeTokens.createdAt, before))
  await db.delete(identityFlows).where(lt(identityFlows.createdAt, before))
}
