import type { Told } from '../../../wire'
import type { TableFace } from '../../face'
import type { View } from '../wire'

export async function animate(_told: Told, _table: TableFace<View>, _after: View, _signal: AbortSignal): Promise<void> {}
