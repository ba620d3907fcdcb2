import { Schema } from "../../foundation/data/schema.ts"
import { sponsorships } from "./sponsorship.ts"

export const SponsorshipSchema = Schema.Literal(...sponsorships)
