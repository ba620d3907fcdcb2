import { Schema } from "../../foundation/data/schema.ts"
import { sponsorships } from "./sponsor.ts"

export const SponsorshipSchema = Schema.Literal(...sponsorships)
